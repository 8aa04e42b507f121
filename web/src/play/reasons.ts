// Reasons for several moves, so that no two moves repeat the same one.

/** The same lists, each sentence only where it comes first. */
export function onceEach(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const said = new Set<string>();
  return lists.map((list) => list.filter((one) => !said.has(one) && said.add(one)));
}
