type Issue = {
  readonly code?: string | undefined
  readonly expected?: unknown
  readonly values?: readonly unknown[]
}

const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

export const stateMessages = {
  aliases: 'The file has an alias of YAML (*name). Write the value out.',
  unknownField: (place: string, key: string) =>
    `${place ? `${place} has` : 'The file has'} an unknown field "${key}".`,
  wrongValue: (place: string, expected: string) => `${place || 'The file'} ${expected}`,
  expected: ({ code, expected, values }: Issue): string => {
    if (code === 'invalid_value')
      return `must be ${values?.map((value) => JSON.stringify(value)).join(' or ')}.`
    if (code === 'invalid_type')
      return `must be ${withArticle(String(expected))}. It is missing or has a different type.`
    return code === 'invalid_union'
      ? 'has a form that is not known here.'
      : 'has a value that is not allowed.'
  },
  secretInFile: (name: string) =>
    `${name} is a secret, so its value must not be in a file. Write { fromEnv: NAME } or { fromFile: PATH }.`,
  missingProperty: (name: string) => `${name} is missing.`,
  notSecret: (name: string) => `${name} is not a secret. Write its value.`,
  unknownType: (type: string) => `There is no connector type "${type}".`,
  unknownUser: (email: string) => `${email} is not a member of the organisation.`,
  unknownReference: (noun: string, name: string) =>
    `There is no ${noun} "${name}" in the file or in the organisation.`,
  unknownSource: (name: string) => `There is no custom source "${name}".`,
  twice: (noun: string, name: string) => `The ${noun} "${name}" is in the file twice.`,
  otherType: (name: string, is: string) =>
    `The connector "${name}" has the type ${is}. A type cannot be changed.`,
  scheduleBySuperadmin: 'Only super administrators can set a schedule.',
  pausedWithoutSchedule: 'A connector without a schedule cannot be paused.',
  alsoOn: (message: string, lines: readonly number[]) =>
    lines.length === 0
      ? message
      : `${message} Also ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}.`,
  formFirst:
    'A connector or a structure with a fault of form is compared with the organisation when that is corrected.',
  noVariable: (name: string) => `The variable ${name} is not set.`,
  noFile: (file: string, cause: string) => `The file ${file} cannot be read (${cause}).`,
  faults: (
    file: string,
    faults: readonly { line: number; message: string }[],
    more: readonly string[] = [],
  ) =>
    [
      ...faults.map(({ line, message }) => `${file}:${line}: ${message}`),
      `${faults.length === 1 ? 'One fault' : `${faults.length} faults`}. Nothing was changed.`,
      ...more,
    ].join('\n'),
  cannotRead: (file: string, cause: string) => `${file} cannot be read (${cause}).`,
  cannotWrite: (file: string, cause: string) => `${file} cannot be written (${cause}).`,
  nothingToDo: 'Nothing to change.',
  question: (count: number) => `Make ${count === 1 ? 'this change' : `these ${count} changes`}?`,
  notConfirmed: 'Nothing was changed.',
  counts: (create: number, change: number, remove: number) =>
    `${create} to create, ${change} to change, ${remove} to delete.`,
  leftAlone: (items: readonly string[], more: number) =>
    `Not in the file, and kept: ${items.join(', ')}${more > 0 ? ` and ${more} more` : ''}. --prune deletes what is not in the file.`,
  done: (count: number) => `${count} ${count === 1 ? 'change' : 'changes'} made.`,
  stopped: (what: string, done: number, all: number) =>
    `Stopped at ${what}: ${done} of ${all} changes were made. Correct the cause and run the same command again. It continues where it stopped.`,
  changedSince: (noun: string, name: string) => `The ${noun} "${name}" has changed since the plan.`,
  madeMeanwhile: 'Another user has changed this in the meantime. Run the same command again for a new plan.',
  exported: (file: string) => `Exported to ${file}.`,
}
