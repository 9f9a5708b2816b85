import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  type AccessDraft,
  accessDraftOf,
  connectorChange,
  draftDifferences,
  isSameAccess,
  withAccessDraft,
} from '@tributary/sdk/access'
import { personAccess } from '@tributary/sdk/excel'
import { userName } from '@tributary/sdk/users'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { PersonAccessView } from '../excel/access/PersonAccessView.tsx'
import { draft as edited, facts, people } from './access.samples.ts'
import { PersonAccessForm, type PersonAccessFormProps } from './PersonAccessForm.tsx'

const meta: Meta = { title: 'Access/Person' }
export default meta
type Story = StoryObj

const { structure } = facts
const [ann] = people
const others = people.slice(1).map((user) => ({ key: String(user.id), name: userName(user), parts: [] }))
const onSave = fn()

function Form({ start, ...more }: Partial<PersonAccessFormProps> & { start?: AccessDraft }) {
  const user = ann
  if (!user) throw new Error('The sample has people.')
  const saved = accessDraftOf(user)
  const [draft, setDraft] = useState(start ?? saved)
  const [sameAs, setSameAs] = useState<string | null>(null)
  const copy = (key: string) => {
    const source = people.find(({ id }) => String(id) === key)
    if (source) setDraft(accessDraftOf(source))
    setSameAs(key)
  }
  return (
    <main>
      <PersonAccessForm
        items={{
          connectors: facts.connectors.map(({ id, name }) => ({ id, name, note: 'FTP' })),
          groups: structure.groups,
          entities: structure.entities,
          helperTables: structure.helperTables,
        }}
        draft={draft}
        onDraft={setDraft}
        others={others}
        sameAs={sameAs}
        onSameAs={copy}
        differences={draftDifferences(user, draft, structure)}
        connectors={connectorChange(user, draft)}
        changed={!isSameAccess(saved, draft)}
        busy={false}
        error={null}
        onDismissError={fn()}
        onSave={onSave}
        onDiscard={() => setDraft(saved)}
        {...more}
      >
        <PersonAccessView
          name={userName(user)}
          access={personAccess(withAccessDraft(user, draft), structure)}
          ways={null}
          linkTo={() => '#/group'}
        />
      </PersonAccessForm>
    </main>
  )
}

export const Unchanged: Story = { render: () => <Form /> }

export const Changed: Story = {
  render: () => <Form />,
  play: async ({ canvas, userEvent }) => {
    onSave.mockClear()
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Same access as' }), 'Dee Fir')
    await expect(canvas.getByText('Loses 1 connector.')).toBeVisible()
    await expect(canvas.getByText(/^Loses 1 connector\. Gains \d+ items? in Excel\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show the changes' }))
    await expect(canvas.getByRole('heading', { name: 'Changes before saving' })).toHaveFocus()
    await expect(canvas.getByRole('checkbox', { name: 'All current and future entities' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(onSave).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()
  },
}

export const ChangedOnPhones: Story = {
  render: () => <Form start={edited} />,
  globals: { viewport: { value: 'phone' } },
}

export const Refused: Story = {
  render: () => <Form start={edited} error="Eli Elm has changed the access of this user meanwhile." />,
}

export const Saving: Story = { render: () => <Form start={edited} busy /> }
