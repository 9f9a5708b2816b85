import type { Meta, StoryObj } from '@storybook/react-vite'
import type { QuestionTarget } from '@tributary/domain'
import type { AccessQuestion } from '@tributary/sdk/access'
import { userName } from '@tributary/sdk/users'
import { type ComponentProps, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { AccessChain } from './AccessChain.tsx'
import { AccessQuestionForm } from './AccessQuestionForm.tsx'
import { choices, facts, people, viewOf } from './access.samples.ts'
import { kindOfTarget, type QuestionKind } from './question-choices.ts'

const meta: Meta = { title: 'Access/Question' }
export default meta
type Story = StoryObj

const onPhone = { globals: { viewport: { value: 'phone' } } }
const revenue: QuestionTarget = { kind: 'area', id: 'Revenue' }

const chain = (more: Partial<ComponentProps<typeof AccessChain>> = {}) => (
  <AccessChain
    view={viewOf(3, revenue)}
    origin={{ organisation: 'acme Traders', by: 'Olga Oak' }}
    mayChange
    hrefOf={() => null}
    onRemedy={fn()}
    busy={false}
    link="https://tributary.example/access/why?person=3&kind=area&id=Revenue"
    {...more}
  />
)

export const WithoutGroup: Story = {
  render: () => chain(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Cas Ash cannot see Revenue.' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add to Retail' })).toBeVisible()
    await expect(canvas.getAllByText('Not checked')).toHaveLength(2)
  },
}
export const WithoutGroupOnPhones: Story = { ...WithoutGroup, ...onPhone }
export const Sees: Story = { render: () => chain({ view: viewOf(1, revenue) }) }
export const Locked: Story = { render: () => chain({ view: viewOf(2, revenue), hrefOf: () => '#/users' }) }
export const Refused: Story = {
  render: () =>
    chain({
      view: viewOf(
        1,
        { kind: 'connector', id: 'w' },
        {
          ...facts,
          connectors: facts.connectors.map((one) => ({ ...one, refresh: 'refused' as const })),
        },
      ),
      hrefOf: () => '#/fix',
    }),
}
export const Outdated: Story = {
  render: () => chain({ view: viewOf(1, revenue, { ...facts, synchronisation: 'outdated' }) }),
}
export const Busy: Story = {
  render: () => chain({ view: viewOf(1, revenue, { ...facts, synchronisation: 'never' }), busy: true }),
}

/** The viewer asks about themselves and may change nothing. */
export const OwnQuestion: Story = {
  render: () => chain({ view: viewOf(3, { kind: 'connector', id: 'w' }, facts, true), mayChange: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You cannot see Warehouse files.' })).toBeVisible()
    await expect(canvas.getByText(/^An administrator can change this/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Assign the connector' })).toBeNull()
  },
}

function Form({ own = false }: { own?: boolean }) {
  const [question, setQuestion] = useState<AccessQuestion>({ person: null, target: null })
  const [kind, setKind] = useState<QuestionKind>('area')
  const named = people.map((user) => ({ key: String(user.id), name: userName(user), parts: [] }))
  return (
    <AccessQuestionForm
      question={question}
      kind={question.target ? kindOfTarget(question.target) : kind}
      people={own ? null : named}
      choices={{ ...choices, ...(own && { entity: [] }) }}
      onKind={(next) => {
        setKind(next)
        setQuestion({ ...question, target: null })
      }}
      onChange={setQuestion}
    />
  )
}

export const Questions: Story = {
  render: () => <Form />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Person' }), 'Cas Ash')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Name' }), 'Revenue')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Part' }), 'Retail North')
    await expect(canvas.getByRole('combobox', { name: 'Part' })).toHaveDisplayValue('Retail North')
  },
}
export const QuestionsOnPhones: Story = { ...Questions, ...onPhone }

/** A user without administration has no choice of people, and some kinds are empty. */
export const OwnQuestions: Story = {
  render: () => <Form own />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What' }), 'Entity')
    await expect(canvas.getByRole('combobox', { name: 'Name' })).toBeDisabled()
    await expect(canvas.queryByRole('combobox', { name: 'Person' })).toBeNull()
  },
}
