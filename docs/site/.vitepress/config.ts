// The docs as a site: the same Markdown files that are read in the repository, with a search. A link to a page
// that is not there fails the build.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitepress';
import { apiPage } from './api';
import { carryFiles, checkAnchors, followFiles } from './links';

const root = fileURLToPath(new URL('../../../', import.meta.url));

mkdirSync(`${root}docs/site/pages`, { recursive: true });
writeFileSync(`${root}docs/site/pages/api.md`, apiPage(`${root}docs/openapi.json`));

function title(file: string) {
  const heading = readFileSync(root + file, 'utf8').match(/^# (.+)$/m);
  if (!heading) throw new Error(`${file} has no heading`);
  return heading[1].replaceAll('`', '');
}

const page = (file: string) => ({
  text: title(file),
  link: `/${file.replace(/\.md$/, '')}`,
});

/** The pages of a folder in the order of their names. */
function pages(folder: string) {
  const files = readdirSync(root + folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  return files.sort().map((name) => page(`${folder}/${name}`));
}

const group = (text: string, ...files: string[]) => ({
  text,
  items: files.map(page),
});

/** Every page of docs/ is in the list; one that was forgotten fails the build. */
const host = ['docs/server.md', 'docs/hosting.md', 'docs/anywhere.md', 'docs/security.md'];
const study = ['docs/bots.md', 'docs/analysis.md', 'docs/notation.md', 'docs/fairness.md'];
const build = ['docs/new-game.md', 'docs/lessons.md', 'docs/engine.md', 'docs/python.md', 'docs/scale.md'];
const listed = [...host, ...study, ...build];
for (const name of readdirSync(`${root}docs`))
  if (name.endsWith('.md') && !listed.includes(`docs/${name}`))
    throw new Error(`docs/${name} is in no list of docs/site/.vitepress/config.ts`);

/** A language without colours: cases and sessions are plain lines. */
const plain = (name: string) => ({
  name,
  scopeName: `text.${name}`,
  patterns: [],
  repository: {},
});

/** Pages lie outside this folder, and still find Vue in it. */
const vueFromHere: Plugin = {
  name: 'vue-from-here',
  enforce: 'pre',
  resolveId(source, importer, options) {
    if (!/^vue(\/|$)/.test(source) || !importer || importer.startsWith(`${root}docs/site/`)) return null;
    return this.resolve(source, fileURLToPath(import.meta.url), {
      ...options,
      skipSelf: true,
    });
  },
};

export default defineConfig({
  title: 'Durbar',
  description: 'Four games of Indian courts and bazaars: how to play, host, study and extend them.',
  lang: 'en',
  srcDir: '../..',
  outDir: '../../target/docs',
  cacheDir: '../../target/docs-cache',
  srcExclude: [
    'target*/**',
    'web/**',
    'crates/**',
    'games/**',
    'fuzz/**',
    'docs/site/!(pages)/**',
    '**/node_modules/**',
    '.*/**',
  ],
  rewrites: {
    'README.md': 'index.md',
    'docs/decisions/README.md': 'docs/decisions/index.md',
    'docs/site/pages/api.md': 'docs/api.md',
    'examples/pig/README.md': 'examples/pig/index.md',
  },
  metaChunk: true,
  markdown: {
    languages: [plain('case'), plain('session')],
    config: followFiles(root),
  },
  vite: { plugins: [vueFromHere] },
  buildEnd({ outDir }) {
    carryFiles(root, outDir);
    checkAnchors(outDir);
  },
  // A rulebook has a case or two for each rule; they would bury its contents.
  transformPageData(data) {
    if (data.relativePath.startsWith('docs/rules/')) data.frontmatter.outline = 2;
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    docFooter: { prev: false, next: false },
    sidebar: [
      {
        text: 'Play',
        items: [{ text: 'Start here', link: '/' }, ...pages('docs/rules')],
      },
      group('Host', ...host),
      group('Study', ...study),
      {
        text: 'Build',
        items: [
          { text: 'The API', link: '/docs/api' },
          ...build.map(page),
          { text: 'An example: Pig', link: '/examples/pig/' },
        ],
      },
      group('The project', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'),
      {
        text: 'Decisions',
        collapsed: true,
        items: [{ text: 'All of them', link: '/docs/decisions/' }, ...pages('docs/decisions')],
      },
    ],
  },
});
