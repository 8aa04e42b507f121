// The API as a page, written from docs/openapi.json.
import { readFileSync } from 'node:fs';

interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  prefixItems?: Schema[];
}

type Content = Record<string, { schema?: Schema }>;

interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema: Schema;
  }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
  security: Record<string, string[]>[];
}

interface Document {
  info: { description: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Text that Markdown and Vue leave as it is, in one line. */
const cell = (text = '') =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\|/g, '\\|')
    .replace(/</g, '&lt;')
    .replace(/\{\{/g, '&#123;&#123;');

const anchor = (name: string) => `type-${name}`;

/** A type in one line, with links to the named ones. */
function kind(schema?: Schema): string {
  if (!schema) return 'anything';
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1)!;
    return `[${name}](#${anchor(name)})`;
  }
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.map(kind).join(' or ');
  if (schema.allOf) return schema.allOf.map(kind).join(' and ');
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(', ');
  const names = [schema.type ?? []].flat();
  const plain = names.map((name) => {
    if (name === 'array')
      return `list of ${schema.prefixItems ? schema.prefixItems.map(kind).join(', ') : kind(schema.items)}`;
    if (name === 'object' && typeof schema.additionalProperties === 'object')
      return `map to ${kind(schema.additionalProperties)}`;
    return name;
  });
  return plain.join(' or ') || 'anything';
}

function fields(schema: Schema): string[] {
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const needed = schema.required?.includes(name) ? '' : ' (may be left out)';
    return `| \`${name}\` | ${cell(kind(field))}${needed} | ${cell(field.description)} |`;
  });
  return rows.length ? ['| field | type | meaning |', '|---|---|---|', ...rows, ''] : [];
}

/** A message or value that comes in several forms, each named by its tag. */
function forms(schema: Schema): string[] {
  return (schema.oneOf ?? schema.allOf ?? []).flatMap((form) => {
    const tag = Object.values(form.properties ?? {}).find((field) => field.enum?.length === 1)?.enum?.[0];
    const title = tag === undefined ? kind(form) : `**\`${String(tag)}\`**`;
    const said = form.description ? `: ${cell(form.description)}` : '';
    return [
      form.properties && tag === undefined ? 'With these fields:' : `${title}${said}`,
      '',
      ...fields(form),
    ];
  });
}

function type([name, schema]: [string, Schema]): string[] {
  const simple = !schema.properties && !schema.oneOf && !schema.allOf;
  const body = simple ? [cell(kind(schema)), ''] : [...fields(schema), ...forms(schema)];
  return [`### ${name} {#${anchor(name)}}`, '', cell(schema.description), '', ...body];
}

/** Who may ask, in words. */
function asker(security: Operation['security']) {
  const has = (name: string) => security.some((way) => name in way);
  const ways = has('token') ? 'a cookie or a token' : 'a cookie';
  return security.some((way) => Object.keys(way).length === 0)
    ? `For everybody; ${ways} may be shown.`
    : `Needs ${ways}.`;
}

const content = (from?: Content) => (from ? kind(Object.values(from)[0]?.schema) : '');

function operation(path: string, method: string, said: Operation): string[] {
  const given = (said.parameters ?? []).map(
    (one) =>
      `| \`${one.name}\` | ${one.in}${one.required ? '' : ', may be left out'} | ${cell(kind(one.schema))} | ${cell(one.description)} |`,
  );
  const answers = Object.entries(said.responses);
  const good = answers.filter(([status]) => status.startsWith('2'));
  const bad = answers.filter(([status]) => !status.startsWith('2')).map(([status]) => status);
  return [
    `### <code>${method.toUpperCase()} ${path.replace(/[{}]/g, (sign) => (sign === '{' ? '&#123;' : '&#125;'))}</code> {#${said.operationId}}`,
    '',
    [cell(said.summary), cell(said.description)].filter(Boolean).join(' '),
    '',
    asker(said.security),
    '',
    ...(given.length ? ['| parameter | where | type | meaning |', '|---|---|---|---|', ...given, ''] : []),
    ...(said.requestBody ? [`Body: ${content(said.requestBody.content)}`, ''] : []),
    `Answers: ${good.map(([status, answer]) => `${status} ${content(answer.content)}`.trim()).join(', ')}${bad.length ? `; refusals ${bad.join(', ')}` : ''}.`,
    '',
  ];
}

/** The part of the API that a path belongs to: `/api/tables/{id}/sit` to `tables`. */
const part = (path: string) => path.split('/')[2];

/** The whole page. */
export function apiPage(file: string) {
  const document = JSON.parse(readFileSync(file, 'utf8')) as Document;
  const paths = Object.entries(document.paths);
  const parts = [...new Set(paths.map(([path]) => part(path)))];
  const operations = parts.flatMap((name) => [
    `## /api/${name}`,
    '',
    ...paths
      .filter(([path]) => part(path) === name)
      .flatMap(([path, methods]) =>
        Object.entries(methods).flatMap(([method, said]) => operation(path, method, said)),
      ),
  ]);
  return [
    '---',
    'outline: [2, 3]',
    '---',
    '',
    '# The API',
    '',
    `Every request of version ${document.info.version}, and the messages of the socket. [The server](server.md#the-api) tells how they go together; [openapi.json](openapi.json) is the same for programs, and a running server has it at \`/api/openapi.json\`.`,
    '',
    'The game itself goes over the WebSocket at <code>/api/tables/&#123;id&#125;/socket</code>: a client sends [Up](#type-Up), the server [Down](#type-Down).',
    '',
    ...operations,
    '## Types',
    '',
    ...Object.entries(document.components.schemas).flatMap(type),
  ].join('\n');
}
