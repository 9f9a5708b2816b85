import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { createElement } from 'react'
import { buildIndex } from 'storybook/internal/core-server'
import { toId } from 'storybook/internal/csf'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import type { Guide } from '../.storybook/guide.ts'
import { languageOf } from '../.storybook/languages.ts'
import { purposeOf } from '../.storybook/pages/guide-text.ts'
import { icons } from '../.storybook/pages/icons.ts'
import { type TokenGroup, tokenRows } from '../.storybook/pages/token-rows.ts'
import { toolbar } from '../.storybook/toolbar.ts'
import { hasCode } from '../.storybook/without-code.ts'
import * as ui from '../src/index.ts'
import { vars } from '../src/theme/vars.css.ts'

const folder = resolve(import.meta.dirname, '..')
const src = resolve(folder, 'src')
const modules: readonly { guides: readonly Guide[] }[] = await Promise.all(
  globSync('**/*.docs.ts', { cwd: src }).map((file) => import(resolve(src, file))),
)
const guides = modules.flatMap((module) => module.guides)

// The compiler reads the whole package, which takes a while on a busy machine.
const COMPILING_MS = 120_000
const titles = globSync('**/*.stories.tsx', { cwd: src }).map(
  (file) => /title: '([^']+)'/.exec(readFileSync(resolve(src, file), 'utf8'))?.[1],
)
const isComponent = (name: string) => /^[A-Z][a-z]/.test(name)

describe('the pages of Storybook', () => {
  it('cover every exported component', () => {
    const covered = new Set<string>(guides.flatMap(({ components }) => components))
    expect(Object.keys(ui).filter((name) => isComponent(name) && !covered.has(name))).toEqual([])
  })

  it('exist for every story file but those of the foundations', () => {
    const described = new Set<string | undefined>(guides.map(({ title }) => title))
    const silent = titles.filter((title) => !described.has(title) && !title?.startsWith('Foundations/'))
    expect(silent).toEqual([])
  })

  it('teach anatomy, keyboard, do, don’t and code, except for parts that are not exported', () => {
    const taught = ['anatomy', 'keyboard', 'do', 'dont', 'code'] as const
    const silent = guides.filter((guide) => !guide.partOf && taught.some((part) => !guide[part]?.length))
    expect(silent.map(({ title }) => title)).toEqual([])
  })

  it('of parts link to the pages of the components that draw them', () => {
    const parts = guides.filter(({ partOf }) => partOf)
    const linked = parts.flatMap((guide) => [...purposeOf(guide).matchAll(/\?path=\/docs\/([\w-]+)/g)])
    const pages = guides.filter(({ partOf }) => !partOf).map(({ title }) => toId(title, 'docs'))
    expect(linked.length).toBe(parts.flatMap(({ partOf = [] }) => partOf).length)
    expect(linked.map(([, id = '']) => id).filter((id) => !pages.includes(id))).toEqual([])
  })

  it('belong to the title of a story file, each to a different one', () => {
    expect(guides.filter(({ title }) => !titles.includes(title))).toEqual([])
    expect(new Set(guides.map(({ title }) => title)).size).toBe(guides.length)
  })

  it(
    'are in the index of Storybook',
    async () => {
      const { entries } = await buildIndex({ configDir: resolve(folder, '.storybook') })
      const listed = new Set(
        Object.values(entries).flatMap(({ type, title }) => (type === 'docs' ? [title] : [])),
      )
      expect(guides.map(({ title }) => title).filter((title) => !listed.has(title))).toEqual([])
    },
    COMPILING_MS,
  )
})

const pages = pagesIn('../.storybook/pages')

describe('the guide pages', () => {
  it.each([
    'Welcome',
    'Voice',
    'Guides/Forms',
    'Guides/Empty',
    'Guides/Loading',
    'Guides/Errors',
    'Guides/Destructive actions',
    'Guides/Undo',
    'Guides/Long-running work',
  ])('include %s', (title) => {
    expect(pages).toContain(`<Meta title="${title}" />`)
  })

  it('show only stories that exist', () => {
    const files = new Map(
      [...pages.matchAll(/import \* as (\w+) from '(?:\.\.\/)+src\/([^']+)'/g)].map(([, name, file = '']) => [
        name,
        readFileSync(resolve(src, file), 'utf8'),
      ]),
    )
    const shown = [...pages.matchAll(/<Canvas of=\{(\w+)\.(\w+)\}/g)]
    const missing = shown.filter(([, name, story]) => !files.get(name)?.includes(`export const ${story}:`))
    expect(shown.length).toBeGreaterThan(15)
    expect(missing.map(([tag]) => tag)).toEqual([])
  })
})

describe('the foundation pages', () => {
  it.each(['Colour', 'Type', 'Space', 'Radius', 'Shadow', 'Motion', 'Layers', 'Breakpoints', 'Icons'])(
    'include %s',
    (name) => {
      expect(pages).toContain(`<Meta title="Foundations/${name}" />`)
    },
  )

  it('show every group of tokens exactly once', () => {
    const shown = [...pages.matchAll(/<Tokens of="(\w+)"/g)].map(([, group]) => group)
    expect(shown.toSorted()).toEqual(Object.keys(vars).toSorted())
  })

  it('give every token its names and values', () => {
    const groups = Object.keys(vars) as TokenGroup[]
    const rows = groups.flatMap((group) => tokenRows(group))
    expect(rows.map(({ variable }) => `var(${variable})`)).toEqual(leavesOf(vars))
    expect(rows.filter(({ value }) => value === '')).toEqual([])
    expect(tokenRows('color')[0]).toEqual({
      name: 'vars.color.bg.canvas',
      variable: '--tributary-color-bg-canvas',
      value: '#f6f8f9',
      dark: '#0f1416',
    })
    expect(tokenRows('text')[0]?.name).toBe("vars.text['2xs']")
  })

  it('list every icon that the components import', () => {
    const imported = globSync('**/*.{ts,tsx}', { cwd: src })
      .flatMap((file) => [
        ...readFileSync(resolve(src, file), 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g),
      ])
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
    expect(Object.keys(icons)).toEqual([...new Set(imported)].toSorted())
  })
})

it('every language of the toolbar but English has translated text', () => {
  const choices: { value: string }[] = toolbar.language.toolbar.items
  const languages = choices.map(({ value }) => value).filter((value) => value !== 'en')
  expect(languages).toContain('de')
  for (const name of languages) {
    const language = languageOf(name, 'normal')
    expect(language?.derive ?? Object.keys(language?.catalogues ?? {}).length > 30, name).toBeTruthy()
    expect(language?.direction).toBe(name === 'ar' ? 'rtl' : 'ltr')
  }
})

it('long text is in the language of the toolbar', () => {
  const shown = (language: string) => languageOf(language, 'long')?.derive?.({ save: 'Save' })
  expect(shown('en')).toEqual({ save: expect.stringMatching(/^Save and a/) })
  expect(shown('pseudo')).toEqual({ save: expect.stringMatching(/^\[Šåvé ~~\] and a few/) })
  for (const name of ['de', 'ar', 'pseudo'])
    expect(languageOf(name, 'long')?.tag).toBe(languageOf(name, 'normal')?.tag)
  const letters = (length: string) => JSON.stringify(languageOf('de', length)?.catalogues).length
  expect(letters('long')).toBeGreaterThan(letters('normal') * 1.3)
})

it('arguments with functions or elements inside have no control, which would show their code', () => {
  const items = [{ id: 1, at: new Date(0), open: null }]
  expect(hasCode(items)).toBe(false)
  expect(hasCode(createElement('p'))).toBe(true)
  expect(hasCode({ items, aside: createElement('p') })).toBe(true)
  expect(hasCode([{ ...items[0], onOpen: () => {} }])).toBe(true)
})

describe('the compiler', () => {
  const program = compile(guides)
  const checker = program.getTypeChecker()

  it(
    'accepts the code to copy of every page',
    () => {
      const faults = program
        .getSourceFiles()
        .filter(({ fileName }) => fileName.includes('/copied/'))
        .flatMap((file) => program.getSemanticDiagnostics(file))
        .map(
          ({ file, messageText }) =>
            `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
        )
      expect(faults).toEqual([])
    },
    COMPILING_MS,
  )

  it(
    'finds a description of every prop of ours',
    () => {
      const index = program.getSourceFile(resolve(src, 'index.ts'))
      const module = index && checker.getSymbolAtLocation(index)
      const exported = module ? checker.getExportsOfModule(module) : []
      const props = exported
        .filter(({ name }) => isComponent(name))
        .flatMap((symbol) => propsOf(checker, symbol))
      expect(props.length).toBeGreaterThan(800)
      const silent = props.filter((prop) => ts.getJSDocCommentsAndTags(prop).length === 0)
      expect([...new Set(silent.map(placeOf))]).toEqual([])
    },
    COMPILING_MS,
  )
})

/** Returns the text of every MDX page. */
function pagesIn(path: string): string {
  const cwd = resolve(import.meta.dirname, path)
  return globSync('**/*.mdx', { cwd })
    .map((file) => readFileSync(resolve(cwd, file), 'utf8'))
    .join('\n')
}

const leavesOf = (tree: object): unknown[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leavesOf(value)))

/** Compiles the package, and each code to copy as a module inside it. */
function compile(all: readonly Guide[]): ts.Program {
  const config = ts.readConfigFile(resolve(folder, 'tsconfig.json'), ts.sys.readFile).config
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const copied = new Map(all.flatMap(({ title, code }) => (code ? [[pathOf(title), code] as const] : [])))
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists } = host
  host.readFile = (name) => copied.get(name) ?? readFile(name)
  host.fileExists = (name) => copied.has(name) || fileExists(name)
  const { getSourceFile } = host
  host.getSourceFile = (name, language, ...rest) => {
    const text = copied.get(name)
    return text === undefined
      ? getSourceFile(name, language, ...rest)
      : ts.createSourceFile(name, text, language)
  }
  return ts.createProgram([resolve(src, 'index.ts'), ...copied.keys()], options, host)
}

const pathOf = (title: string) => resolve(folder, 'copied', `${title.replace(/\W+/g, '-')}.tsx`)

/** Returns the declarations of a component's props, without those of React and without the tokens of layout props. */
function propsOf(checker: ts.TypeChecker, symbol: ts.Symbol): readonly ts.Declaration[] {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  if (!(target.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable))) return []
  return checker
    .getTypeOfSymbol(target)
    .getCallSignatures()
    .flatMap((signature) => signature.getParameters().slice(0, 1))
    .map((parameter) => checker.getTypeOfSymbol(parameter))
    .flatMap((props) => (props.isUnion() ? props.types : [props]))
    .flatMap((props) => checker.getPropertiesOfType(props))
    .flatMap(({ declarations = [] }) => declarations)
    .filter((prop) => relative(src, prop.getSourceFile().fileName).match(/^(?!\.\.|theme\/sprinkles)/))
}

function placeOf(prop: ts.Declaration): string {
  const file = prop.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(prop.getStart())
  return `${relative(src, file.fileName)}:${line + 1} ${prop.getText().split('\n')[0]}`
}
