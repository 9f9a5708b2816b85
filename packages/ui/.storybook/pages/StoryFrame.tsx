import { LiveFrame } from './LiveFrame.tsx'
import { useGlobals } from './use-globals.ts'

/** A story in its own frame with the choices of the toolbar. The frame of Storybook leaves them out. */
export function StoryFrame({ id, name }: { id: string; name: string }) {
  const globals = Object.entries(useGlobals())
    .filter(([, value]) => typeof value === 'string')
    .map(([key, value]) => `${key}:${value}`)
    .join(';')
  const query = new URLSearchParams({ id, viewMode: 'story', globals })
  return <LiveFrame title={name} src={`iframe.html?${query}`} />
}
