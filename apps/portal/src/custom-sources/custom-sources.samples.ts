import { refusal } from '../test/fake-backend.ts'

type Setting = { Name: string; Title: string; Secret: boolean; Required: boolean }

const settings: Setting[] = [
  { Name: 'shop', Title: 'Shop', Secret: false, Required: true },
  { Name: 'apiKey', Title: 'API key', Secret: true, Required: true },
]

/** A source as the list returns it. */
export const source = (Name: string, more: object = {}) => ({
  ...{
    Id: Name.toLowerCase(),
    Name,
    Format: 'tributary',
    Settings: settings,
    Tables: ['customers', 'orders'],
  },
  ...{ Hosts: ['{shop}.acme.example'], NeedsAuthorisation: false, Origin: 'organisation', Version: 1 },
  ...{ ChangedAtUtc: '2026-11-20T10:00:00Z', ChangedBy: 'Ana Rewi', Connectors: 0 },
  ...more,
})

type Sent = { path: string; body: unknown }
type Version = { Number: number; AtUtc: string; By: string | null; Restored: number | null; Text: string }

const base = '/business2cloud/clients/acme/custom-sources'

/** A fault on each line with the word "fault". Otherwise, the name is on the first line. */
function check({ body }: Sent) {
  const { Text } = body as { Text: string }
  const lines = Text.split('\n')
  const Faults = lines.flatMap((line, at) =>
    line.includes('fault')
      ? [{ Line: at + 1, Column: 3, Path: `streams.${at}`, Message: 'The column number is not declared.' }]
      : [],
  )
  const { Format, Settings, Tables, Hosts, NeedsAuthorisation } = source('Acme')
  const Name = nameIn(Text)
  return { Name, Format, Settings, Tables, Hosts, NeedsAuthorisation, Faults }
}

const nameIn = (text: string): string => /^name: (.+)$/m.exec(text)?.[1] ?? 'Acme'

/** Sources that can be saved, restored and deleted. Refuses outdated versions and unknown sources, as the server does. */
export function savedSources(first: readonly string[] = []) {
  const texts = new Map<string, Version[]>()
  const write = (id: string, Text: string, more: Partial<Version> = {}) => {
    const versions = texts.get(id) ?? []
    const AtUtc = '2026-11-20T10:00:00Z'
    const version = { Number: versions.length + 1, AtUtc, By: 'Ana Rewi', Restored: null, Text, ...more }
    texts.set(id, [version, ...versions])
    return now(id)
  }
  const now = (id: string) => {
    const [last] = texts.get(id) ?? []
    if (!last) return refusal(404, 'Not found.')
    const { By: ChangedBy, Text } = last
    return { ...source(nameIn(Text), { Id: id, Version: last.Number, ChangedBy }), Text }
  }
  for (const text of first) write(nameIn(text).toLowerCase(), text)
  const idIn = ({ path }: Sent) => decodeURIComponent(path.slice(base.length + 1).split('/')[0] ?? '')
  const numberIn = ({ path }: Sent) => Number(path.split('/versions/')[1]?.split('/')[0])
  const outdated = (sent: Sent) =>
    (sent.body as { Version: number }).Version !== (texts.get(idIn(sent))?.length ?? 0) &&
    refusal(409, 'Another user has changed the source.')
  const answers = {
    [`GET ${base}`]: () => [...texts.keys()].map(now),
    [`POST ${base}/check`]: check,
    [`POST ${base}`]: (sent: Sent) => {
      const { Text } = sent.body as { Text: string }
      const id = nameIn(Text).toLowerCase()
      if (texts.has(id)) return refusal(409, `Your organisation already has a source named ${nameIn(Text)}.`)
      return { message: 'The source has been added.', data: write(id, Text) }
    },
    [`GET ${base}/*`]: (sent: Sent) => now(idIn(sent)),
    [`POST ${base}/*`]: (sent: Sent) =>
      outdated(sent) || {
        message: 'The source has been saved.',
        data: write(idIn(sent), (sent.body as { Text: string }).Text),
      },
    [`DELETE ${base}/*`]: (sent: Sent) => {
      texts.delete(idIn(sent))
      return { message: 'The source has been deleted.', data: null }
    },
    [`GET ${base}/*/versions`]: (sent: Sent) =>
      (texts.get(idIn(sent)) ?? []).map(({ Text: _, ...version }) => version),
    [`GET ${base}/*/versions/*`]: (sent: Sent) =>
      texts.get(idIn(sent))?.find((version) => version.Number === numberIn(sent)) ??
      refusal(404, 'Not found.'),
    [`POST ${base}/*/versions/*/restore`]: (sent: Sent) => {
      const earlier = texts.get(idIn(sent))?.find((version) => version.Number === numberIn(sent))
      if (!earlier) return refusal(404, 'Not found.')
      const restored = () => write(idIn(sent), earlier.Text, { Restored: earlier.Number })
      return outdated(sent) || { message: 'The version has been restored.', data: restored() }
    },
  }
  return { answers, write, textsOf: (id: string) => texts.get(id) ?? [] }
}
