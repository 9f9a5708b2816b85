import {
  ArgTypes,
  Canvas,
  Controls,
  DocsContext,
  Heading,
  Markdown,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import * as ui from '../../src/index.ts'
import type { Guide } from '../guide.ts'
import { purposeOf, rulesOf } from './guide-text.ts'
import { guideOf } from './guides.ts'
import { nativeElementOf } from './native-elements.ts'
import { StoryFrame } from './StoryFrame.tsx'
import { useDark } from './use-globals.ts'

/** The template of every component's page. The guide comes from the `*.docs.ts` next to the component. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide = guideOf(preparedMeta.title)
  return (
    <>
      <Title />
      <Subtitle />
      {guide && <Markdown>{purposeOf(guide)}</Markdown>}
      <Example framed={guide?.overlay ?? false} />
      {preparedMeta.component && !guide?.overlay && (
        <div className="wide-table">
          <Controls />
        </div>
      )}
      {guide && <Reference guide={guide} />}
      {!guide?.overlay && <Stories includePrimary={false} title="Every state" />}
    </>
  )
}

/** The first story. In a frame if it opens above the page. */
function Example({ framed }: { framed: boolean }) {
  const [first] = useContext(DocsContext).componentStories()
  if (!first) return null
  if (framed) return <StoryFrame id={first.id} name={first.name} />
  return <Canvas of={first.moduleExport} story={{ inline: true }} />
}

const Reference = ({ guide }: { guide: Guide }) => (
  <>
    {guide.code && <CodeToCopy code={guide.code.trim()} />}
    {guide.components.length > 0 && <Heading>Props</Heading>}
    {guide.components.map((name) => (
      <div key={name} className="wide-table">
        <h3>{name}</h3>
        <Props name={name} />
      </div>
    ))}
    <Markdown>{rulesOf(guide)}</Markdown>
  </>
)

const CodeToCopy = ({ code }: { code: string }) => (
  <>
    <Heading>Code to copy</Heading>
    <Source code={code} language="tsx" dark={useDark()} />
  </>
)

function Props({ name }: { name: Guide['components'][number] }) {
  const component: unknown = ui[name]
  const documented = Object.keys(Object(Object(component).__docgenInfo).props ?? {}).length > 0
  const element = nativeElementOf(name)
  return (
    <>
      {documented ? <ArgTypes of={component as typeof ui.Button} /> : <p>No props.</p>}
      {element && (
        <p>
          Attributes of <code>{`<${element}>`}</code> that its type includes are passed on to that element.
        </p>
      )}
    </>
  )
}
