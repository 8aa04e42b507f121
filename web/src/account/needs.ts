// What a name and a password require, shown while they are typed. The server has the last word.

export interface Need {
  /** The message that says it. */
  readonly word: string;
  readonly met: boolean;
}

export const NAME_MOST = 24;
export const PASSWORD_LEAST = 8;
export const PASSWORD_MOST = 200;

const within = (text: string, least: number, most: number): boolean => {
  // Counted as the server does: a character outside the first plane is one, not two.
  const length = [...text].length;
  return length >= least && length <= most;
};

export const nameNeeds = (name: string): readonly Need[] => [
  { word: 'web-account-need-name-length', met: within(name.trim(), 3, NAME_MOST) },
  { word: 'web-account-need-name-letters', met: /^[a-z0-9_-]+$/i.test(name.trim()) },
];

export const passwordNeeds = (password: string): readonly Need[] => [
  { word: 'web-account-need-length', met: within(password, PASSWORD_LEAST, PASSWORD_MOST) },
];

export const allMet = (needs: readonly Need[]): boolean => needs.every(({ met }) => met);
