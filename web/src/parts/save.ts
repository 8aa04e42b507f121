// A text that the page made, saved as a file.

export function save(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  // A browser may still read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  link.click();
}
