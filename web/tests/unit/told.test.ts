// What the games send matches their schemas, and the types are generated from the current schemas.
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { allSteps, steps } from './steps.ts';
import { fileOf, games, schemaOf, typesOf } from '../../tools/types.mjs';

/** The schema with nothing allowed that it does not name. */
function exact(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(exact);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.entries(schema).map(([key, part]) => [key, exact(part)]);
  const closed = 'properties' in schema ? { additionalProperties: false } : {};
  return { ...Object.fromEntries(parts), ...closed };
}

describe.each(games())('%s', (game) => {
  const { definitions } = schemaOf(game) as { definitions: object };
  const checker = new Ajv({ strict: false });
  checker.addSchema({ $id: 'told', definitions: exact(definitions) as object });

  function expectTold(kind: 'View' | 'Event' | 'Components', told: readonly unknown[]): void {
    const check = checker.compile({ $ref: `told#/definitions/${kind}` });
    for (const one of told) expect(check(one), JSON.stringify([check.errors, one]).slice(0, 2000)).toBe(true);
  }

  it('sends views that match its schema', () => {
    const views = allSteps(game).map(({ state }) => state.view);
    expect(views.length).toBeGreaterThan(5);
    expectTold('View', views);
  });

  it('sends events that match its schema', () => {
    const events = allSteps(game).flatMap(({ story, explained }) => [
      ...story.flatMap((told) => told.events),
      ...Object.values(explained).flat(),
    ]);
    expect(events.length).toBeGreaterThan(40);
    expectTold('Event', events);
  });

  it('has component tables that match its schema', () => {
    expectTold('Components', [steps(`${game}-components`)]);
  });

  it('refuses anything it does not name', () => {
    const check = checker.compile({ $ref: 'told#/definitions/View' });
    const [first] = allSteps(game);
    expect(check({ ...(first?.state.view as object), weather: 1 })).toBe(false);
  });

  it('has types generated from its schema', async () => {
    expect(readFileSync(fileOf(game), 'utf8'), 'stale: `make types`').toBe(await typesOf(game));
  });
});
