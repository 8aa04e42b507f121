// The rule that is open beside the board.
let number = $state<string | null>(null);

export const drawer = {
  get rule(): string | null {
    return number;
  },
};

export function openRule(rule: string): void {
  number = rule;
}

export function closeRule(): void {
  number = null;
}
