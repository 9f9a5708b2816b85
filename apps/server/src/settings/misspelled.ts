import { editDistance } from './edit-distance.ts'
import { type Environment, secretOf } from './secret-files.ts'
import { everySetting, settingNamed } from './settings.ts'

/** Returns a sentence for each variable that is not a setting but looks like one. It has no effect. */
export const misspelled = (environment: Environment): string[] =>
  Object.entries(environment).flatMap(([variable, value]) =>
    value?.trim() && !settingNamed(variable) && !secretOf(variable) ? (sentenceFor(variable) ?? []) : [],
  )

function sentenceFor(variable: string): string | undefined {
  if (variable.startsWith('SIGN_IN_')) return `${unknown(variable)} The parts of a provider are ${parts}.`
  const withoutFile = variable.replace(/_FILE$/, '')
  if (withoutFile !== variable && settingNamed(withoutFile))
    return `${unknown(variable)} Only secrets can be in files. Set ${withoutFile}.`
  const close = [...everySetting].flatMap(([name, { secret }]) => (secret ? [name, `${name}_FILE`] : name))
  const meant = close.find((name) => isClose(variable, name))
  return meant && `${unknown(variable)} Did you mean ${meant}?`
}

const unknown = (variable: string) => `${variable} is not a setting and has no effect.`

const parts = [...everySetting.keys()]
  .filter((name) => name.startsWith('SIGN_IN_'))
  .map((name) => name.slice('SIGN_IN_<NAME>'.length))
  .join(', ')

/** Names of a few letters are close to many other variables, such as HOME to HOST. Only their letters may be swapped. */
const isClose = (variable: string, name: string) =>
  name.length < 6
    ? sorted(variable) === sorted(name)
    : editDistance(variable, name) <= (name.length < 10 ? 1 : 2)

const sorted = (name: string) => [...name].sort().join('')
