import type { FullGuide } from '../../../.storybook/guide.ts'

/** The page of the wizard. */
export const guides = [
  {
    title: 'Excel/Wizard',
    status: 'experimental',
    components: ['Wizard', 'Stepper'],
    when: [
      'To create or edit something large in several steps, such as a security group.',
      '`Stepper` as the `status` of the `PageHeader`, above the wizard.',
    ],
    whenNot: [
      'For a form that fits on one screen, use `FormDialog`.',
      'For a path of pages, use `Breadcrumb`. The steps of a `Stepper` are not links.',
    ],
    anatomy: [
      ['Stepper', 'Done steps have a tick, the current one is highlighted.'],
      ['Name', 'A field that is the same in every step.'],
      ['Notice', 'Optional: what went wrong.'],
      ['Step', 'Usually a `Linker`.'],
      [
        'Summary and impact',
        'Optional, next to the step. In narrow windows only the impact stays, below it.',
      ],
      ['Bar', 'A sentence and its detail, the way out, Back, and Next or the last button.'],
    ],
    keyboard: [
      ['Enter', 'In the name: means Next. In the last step it sends nothing.'],
      ['Tab', 'Moves through the name, the step and the bar.'],
      ['Enter, Space', 'Presses a button of the bar.'],
    ],
    accessibility: [
      'The stepper is a list with the name "Progress". The current step has `aria-current`.',
      '`detail` is a status, so the progress of sending is announced. The name is read-only meanwhile.',
      'The wizard does not move the focus between steps, and the last Next disappears with it.',
    ],
    do: [
      'Focus the heading of the page after each step, so that screen readers start at its beginning.',
      'Keep the choices of every step while the user goes back.',
      'Send everything with the last button, and say so in `sentence`.',
      'Show how many calls are done in `detail`, and keep the failed ones for a retry.',
      'Leave out `onBack` in the first step. On phones the button that leaves is then shown instead.',
    ],
    dont: [
      'Do not save anything when Next is pressed. Leaving must change nothing.',
      'Do not disable Next for a missing name. Set the `error` of the field and focus it.',
      'Do not react to a double press yourself. The second click of Next does not reach the last button.',
    ],
    code: `
import { PageHeader, Stepper, Wizard } from '@tributary/ui'
import { type ReactNode, useRef, useState } from 'react'

const steps = ['Areas', 'Subareas', 'Versions & Milestones']

type Props = { contents: readonly ReactNode[]; busy: boolean; onCreate: (name: string) => void; onLeave: () => void }

export function NewGroup({ contents, busy, onCreate, onLeave }: Props) {
  const [step, setStep] = useState(1)
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const header = useRef<HTMLDivElement>(null)
  const go = (to: number) => {
    setStep(to)
    header.current?.focus()
  }
  const next = () => (name.trim() === '' ? setError('required') : go(step + 1))
  return (
    <>
      <div ref={header} tabIndex={-1}>
        <PageHeader title="Create Security Group" status={<Stepper steps={steps} step={step} />} />
      </div>
      <Wizard
        name={{ label: 'Security Group Name', value: name, error: name ? undefined : error, onChange: setName }}
        sentence={\`Step \${step} of \${steps.length}. Saved when you create the group.\`}
        leave={{ label: 'Back to groups', onPress: onLeave }}
        onBack={step > 1 ? () => go(step - 1) : undefined}
        action={
          step < steps.length
            ? { kind: 'next', onPress: next }
            : { kind: 'finish', label: 'Create Security Group', busy, onPress: () => onCreate(name.trim()) }
        }
      >
        {contents[step - 1]}
      </Wizard>
    </>
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
