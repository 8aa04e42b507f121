// Links that lead out of the pages: to a folder, whose README is a page, or to a file, which the site carries as
// plain text. What is neither fails the build as a dead link.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { MarkdownOptions } from 'vitepress';

type Markdown = Parameters<NonNullable<MarkdownOptions['config']>>[0];

const carried = new Set<string>();

/** Where the site has what a page of the repository links to, if it is no page itself. */
function place(root: string, page: string, href: string) {
  if (/^([a-z]+:|#|\/)/.test(href) || /\.md(#|$)/.test(href)) return href;
  const file = resolve(root, dirname(page), href);
  if (!existsSync(file)) return href;
  const path = relative(root, file);
  if (existsSync(join(file, 'README.md'))) return `/${path}/`;
  if (!statSync(file).isFile()) return href;
  carried.add(path);
  return `/files/${path}.txt`;
}

/** Turns such links round while a page is read. */
export function followFiles(root: string) {
  return (markdown: Markdown) => {
    markdown.core.ruler.push('files', (state) => {
      for (const token of state.tokens.flatMap((block) => block.children ?? [])) {
        const href = token.type === 'link_open' && token.attrGet('href');
        if (href) token.attrSet('href', place(root, state.env.relativePath, href));
      }
    });
  };
}

/** Puts the files that pages link to beside the pages. */
export function carryFiles(root: string, site: string) {
  for (const path of carried) {
    const copy = join(site, 'files', `${path}.txt`);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(root, path), copy);
  }
}

/** The site's own check knows pages, not the headings within them. */
export function checkAnchors(site: string) {
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const texts = new Map(names.map((name) => [join(site, name), readFileSync(join(site, name), 'utf8')]));
  const dead = [...texts].flatMap(([page, text]) =>
    [...text.matchAll(/href="([^":#]*)#([^"]+)"/g)]
      .filter(([, path, heading]) => {
        const target = !path ? page : path.startsWith('/') ? join(site, path) : resolve(dirname(page), path);
        const file = target.endsWith('.html') ? target : join(target, 'index.html');
        return !texts.get(file)?.includes(`id="${decodeURIComponent(heading)}"`);
      })
      .map(([link]) => `${relative(site, page)}: ${link}`),
  );
  if (dead.length) throw new Error(`These lead to no heading:\n${[...new Set(dead)].join('\n')}`);
}
