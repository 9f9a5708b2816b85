import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import { ramps } from './ramps.ts'
import { text } from './text.css.ts'
import { vars } from './vars.css.ts'

const meta: Meta = { title: 'Foundations/Tokens' }
export default meta

const entries = <Value,>(record: Record<string, Value>) => Object.entries(record)

const Swatch = ({ colour, name }: { colour: string; name: string }) => (
  <Inline wrap gap={3}>
    <span
      style={{
        width: vars.size.xl,
        height: vars.size.md,
        borderRadius: vars.radius.sm,
        border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
        background: colour,
      }}
    />
    {name}
  </Inline>
)

export const Colours: StoryObj = {
  render: () => (
    <Stack gap={4}>
      {entries({
        bg: vars.color.bg,
        text: vars.color.text,
        border: vars.color.border,
        accent: vars.color.accent,
      }).map(([group, colours]) => (
        <section key={group}>
          <h2>{group}</h2>
          <Inline wrap gap={3}>
            {entries(colours).map(([name, colour]) => (
              <Swatch key={name} name={name} colour={colour} />
            ))}
          </Inline>
        </section>
      ))}
    </Stack>
  ),
}

export const Tones: StoryObj = {
  render: () => (
    <Stack gap={4}>
      {entries(vars.tone).map(([name, tone]) => (
        <p
          key={name}
          style={{
            padding: vars.space[3],
            borderRadius: vars.radius.md,
            border: `${vars.border.thin} solid ${tone.border}`,
            background: tone.bg,
            color: tone.text,
          }}
        >
          {name}
        </p>
      ))}
    </Stack>
  ),
}

export const Type: StoryObj = {
  render: () => (
    <Stack gap={4}>
      {entries(text).map(([step, className]) => (
        <p key={step} className={className}>
          {step}: Kororā Coffee Importers, 1,204 rows
        </p>
      ))}
    </Stack>
  ),
}

const ramp = (scheme: 'light' | 'dark') => (
  <div data-theme={scheme} style={{ padding: vars.space[4], background: vars.color.bg.canvas }}>
    {entries(ramps[scheme]).map(([name, steps]) => (
      <div key={name} style={{ display: 'grid', gridTemplateColumns: 'repeat(12, 1fr)', gap: vars.space[1] }}>
        {steps.map((step, index) => (
          <span
            key={step + String(index)}
            title={`${name} ${index + 1}: ${step}`}
            style={{ height: vars.size.md, background: step }}
          />
        ))}
      </div>
    ))}
  </div>
)

export const Ramps: StoryObj = {
  render: () => (
    <Stack gap={4}>
      {ramp('light')}
      {ramp('dark')}
    </Stack>
  ),
}

/**
 * Checks that a change applies in the same frame with reduced motion, so code that measures a height need not wait.
 */
export const LessMotion: StoryObj = {
  render: () => <p style={{ height: vars.size.md }}>Grows</p>,
  play: async ({ canvas }) => {
    const growing = canvas.getByText('Grows')
    const before = growing.offsetHeight
    growing.style.height = '500px'
    await expect(before).toBeLessThan(100)
    await expect(growing.offsetHeight).toBe(500)
  },
}
