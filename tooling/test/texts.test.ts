import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cataloguesOf } from '../src/texts/catalogues.ts'
import { constantTexts } from '../src/texts/constant-texts.ts'
import { hardCodedTexts } from '../src/texts/hard-coded-texts.ts'
import { parsed } from '../src/texts/text-finding.ts'

const hardCoded = (text: string) => hardCodedTexts(parsed('Sample.tsx', text)).map((found) => found.text)

const catalogues = cataloguesOf([
  parsed(
    'packages/ui/src/users/users.messages.ts',
    `export const usersText = catalogue('ui.users', {
      save: 'Save',
      count: (count: number) => \`\${count} users\`,
      kinds: { all: 'All', some: 'Some' },
    })`,
  ),
])
const constant = (text: string, imported = "import { usersText } from './users.messages.ts'") =>
  constantTexts(parsed('packages/ui/src/users/Users.tsx', `${imported}\n${text}`), catalogues).map(
    (found) => found.text,
  )

test('finds text in a component', () => {
  for (const [code, ...expected] of [
    ['const a = <p>Save it</p>', 'Save it'],
    ["const a = <p>{busy ? 'Saving' : done && 'Saved'}</p>", 'Saving', 'Saved'],
    ['const a = <p>{`${count} rows`}</p>', '… rows'],
    ['const a = <Field label="Name" placeholder={"Your name"} />', 'Name', 'Your name'],
    ["const a = <Button aria-label={name ?? 'No name'} />", 'No name'],
    ["const a = <Button aria-label={'Edit ' + name} />", 'Edit'],
    ["const a = { title: 'Users', summary: () => 'All users' }", 'Users', 'All users'],
    ["const a = { get label() { return 'Users' } }", 'Users'],
  ])
    assert.deepEqual(hardCoded(code ?? ''), expected, code)
})

test('accepts text of a catalogue, data, names and signs', () => {
  for (const code of [
    'const a = <p>{usersText.save}: {user.name} – 12 %</p>',
    "const a = <p className={open ? 'open' : 'closed'} data-kind=\"user\">{show('users')}</p>",
    "const a = <p>{kind === 'user' && usersText.save}</p>",
    'const a = <Field label={label(\'name\')} placeholder="name@company.com" type="text" />',
    "const a = { label: 'Xero', href: '/connectors/xero', value: 'all' }",
    'const a = <Anchor aria-label="Tributary" title="" />',
    "type A = { title: 'Users' }",
  ])
    assert.deepEqual(hardCoded(code), [], code)
})

test('names the line of a text', () => {
  const [found] = hardCodedTexts(parsed('Sample.tsx', 'const a = (\n  <p title="Users" />\n)'))
  assert.equal(found?.line, 2)
})

test('finds text of a catalogue in a constant of a module', () => {
  for (const [code, ...expected] of [
    ['const save = usersText.save', 'usersText.save'],
    ['const a = { label: usersText.count(2) }', 'usersText.count'],
    ["const kinds = usersText.kinds\nconst a = [kinds.all, kinds['some']]", 'kinds.all', "kinds['some']"],
    ['const a = names.map((name) => ({ label: usersText.kinds[name] }))', 'usersText.kinds[name]'],
    ['const a = Object.values(usersText.kinds)', 'Object.values(usersText.kinds)'],
    ['const a = { ...usersText.kinds }', '...usersText.kinds'],
    ['const { save } = usersText', '{ save } = usersText'],
  ])
    assert.deepEqual(constant(code ?? ''), expected, code)
})

test('finds text that is imported under another name or from a package', () => {
  const other = "import { usersText as words } from './users.messages.ts'"
  assert.deepEqual(constant('const a = words.save', other), ['words.save'])
  const packaged = "import { usersText } from '@tributary/ui'"
  assert.deepEqual(constant('const a = usersText.save', packaged), ['usersText.save'])
})

test('accepts text that is read when it is shown, and groups', () => {
  for (const code of [
    'const save = () => usersText.save',
    'function Save() { const { save } = usersText; return <b>{save}</b> }',
    'const a = { get label() { return usersText.save } }',
    'const kinds = usersText.kinds',
    'const { kinds } = usersText',
    "type Save = (typeof usersText)['save']",
    'const save = users.save',
  ])
    assert.deepEqual(constant(code), [], code)
})
