import type { FullGuide } from '../../.storybook/guide.ts'

/** The page of the checklist of a new organisation. */
export const guides = [
  {
    title: 'First run',
    status: 'experimental',
    components: ['FirstRun'],
    when: ['On the first page of an administrator, until every step is done or the list is hidden.'],
    whenNot: ['For problems of a running organisation, use `NeedsAttention`.'],
    anatomy: [
      ['Heading', 'With how many steps are done, and a button that hides the list.'],
      ['Steps', 'An open step is a link to its page. The first open one is explained.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the open steps.'],
      ['Enter', 'Opens the page of a step.'],
    ],
    accessibility: ['Each step says in words whether it is done. The first open one is the current step.'],
    do: ['Derive the steps with `firstRun` from the data of the organisation.'],
    dont: ['Do not store which steps are done.'],
    code: `
import { firstRun } from '@tributary/sdk/connectors'
import { FirstRun } from '@tributary/ui'

const steps = firstRun({ connectors: [], members: 0, invitations: 0, structure: null })

export const GettingStarted = ({ onHide }: { onHide: () => void }) => (
  <FirstRun steps={steps} hrefOf={(step) => \`/\${step}\`} onHide={onHide} />
)
`,
  },
] as const satisfies readonly FullGuide[]
