import { expect, it } from 'vitest';
import { onceEach } from '../../src/play/reasons.ts';

it('a reason is given once, with the first move it supports', () => {
  expect(onceEach([['sells high', 'keeps camels'], ['keeps camels'], ['sells high', 'waits']])).toEqual([
    ['sells high', 'keeps camels'],
    [],
    ['waits'],
  ]);
});
