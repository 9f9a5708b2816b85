import type { Plan } from '../../common/queue/plan.ts'
import type { ConnectorStep } from './connector-step.ts'
import { editorMessages } from './editor.messages.ts'

const { partly } = editorMessages

const words: Record<ConnectorStep['kind'], string> = {
  'create-connector': partly.create,
  'update-connector': partly.update,
  'add-properties': partly.add,
  'update-properties': partly.change,
  'delete-property': partly.remove,
  'save-licences': partly.licences,
  'assign-users': partly.users,
}

/**
 * Describes a partial save: the finished steps, given by their keys, and the remaining ones. '' before the
 * first step.
 */
export function saveOutcome(plan: Plan<ConnectorStep>, done: ReadonlySet<string>): string {
  const steps = plan.flat()
  const wordsOf = (wanted: boolean) => [
    ...new Set(steps.filter(({ key }) => done.has(key) === wanted).map(({ kind }) => words[kind])),
  ]
  if (done.size === 0) return ''
  return `${partly.saved(wordsOf(true))} ${partly.notSaved(wordsOf(false))}`
}
