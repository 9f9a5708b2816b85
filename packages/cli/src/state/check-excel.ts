import { helperTableNameError } from '@tributary/domain'
import { foldCase, nameError } from '@tributary/sdk/common'
import { checkUsers, type PlacedFault } from './check-connectors.ts'
import { excelItems } from './plan-excel.ts'
import type { Current } from './read-current.ts'
import { stateMessages as messages } from './state.messages.ts'
import type { Choice, WantedExcel } from './state-file.ts'

type Path = PlacedFault['path']

/** Returns the faults of the Excel structure of a file: names, repeated items and references to what does not exist. */
export function checkExcel(current: Current, wanted: WantedExcel): PlacedFault[] {
  const {
    entities = [],
    subareas = [],
    areas = [],
    versions = [],
    helperTables = [],
    securityGroups = [],
  } = wanted
  const items = excelItems(current)
  const known = {
    entity: knows(
      items.entities.find,
      entities.map((name) => ({ name })),
    ),
    subarea: knows(items.subareas.find, subareas),
    area: knows(items.areas.find, areas),
    version: knows(items.versions.find, versions),
    helperTable: knows(items.helperTables.find, helperTables),
    milestone: (version: string) =>
      knows(
        items.milestones(version).find,
        versions.find((one) => isSame(one.name, version))?.milestones ?? [],
      ),
  }
  return [
    ...checkNames(
      'entity',
      ['entities'],
      entities.map((name) => ({ name })),
    ),
    ...checkNames('sub-area', ['subareas'], subareas),
    ...checkNames('area', ['areas'], areas),
    ...checkNames('version', ['versions'], versions),
    ...checkNames('helper table', ['helperTables'], helperTables, helperTableNameError),
    ...checkNames('security group', ['securityGroups'], securityGroups),
    ...versions.flatMap(({ milestones = [] }, at) =>
      checkNames('milestone', ['versions', at, 'milestones'], milestones),
    ),
    ...areas.flatMap((area, at) =>
      checkChoice('sub-area', ['areas', at, 'subareas'], area.subareas, known.subarea),
    ),
    ...securityGroups.flatMap(({ grants = [], members = [] }, at) => [
      ...grants.flatMap((grant, place) => {
        const path = ['securityGroups', at, 'grants', place]
        if ('version' in grant)
          return [
            ...check('version', [...path, 'version'], grant.version, known.version),
            ...checkChoice(
              'milestone',
              [...path, 'milestones'],
              grant.milestones,
              known.milestone(grant.version),
            ),
          ]
        if (!('area' in grant)) return check('sub-area', [...path, 'subarea'], grant.subarea, known.subarea)
        return [
          ...check('area', [...path, 'area'], grant.area, known.area),
          ...checkChoice('sub-area', [...path, 'subareas'], grant.subareas, known.subarea),
        ]
      }),
      ...under(['securityGroups', at], checkUsers(current, members, 'members')),
    ]),
    ...(wanted.links ?? []).flatMap(({ user, entities: linked = [], helperTables: tables = [] }, at) => [
      ...under(['links', at], checkUsers(current, [user], 'user')),
      ...checkChoice('entity', ['links', at, 'entities'], linked, known.entity),
      ...checkChoice('helper table', ['links', at, 'helperTables'], tables, known.helperTable),
    ]),
  ].map((one) => ({ ...one, path: ['excel', ...one.path] }))
}

const isSame = (one: string, other: string): boolean => foldCase(one) === foldCase(other)

const knows = (find: (name: string) => unknown, wanted: readonly { name: string }[]) => {
  const names = new Set(wanted.map(({ name }) => foldCase(name)))
  return (name: string): boolean => names.has(foldCase(name)) || find(name) !== undefined
}

const under = (path: Path, faults: readonly PlacedFault[]): PlacedFault[] =>
  faults.map((one) => ({ ...one, path: [...path, ...one.path] }))

const check = (noun: string, path: Path, name: string, isKnown: (name: string) => boolean): PlacedFault[] =>
  isKnown(name) ? [] : [{ path, message: messages.unknownReference(noun, name) }]

const checkChoice = (
  noun: string,
  path: Path,
  choice: Choice,
  isKnown: (name: string) => boolean,
): PlacedFault[] =>
  choice === 'all' ? [] : choice.flatMap((name, at) => check(noun, [...path, at], name, isKnown))

function checkNames(
  noun: string,
  path: Path,
  items: readonly { name: string }[],
  rule: (name: string) => string | null = () => null,
): PlacedFault[] {
  return items.flatMap(({ name }, at) => {
    const isTwice = items.slice(0, at).some((one) => isSame(one.name, name))
    const message = nameError(name) ?? rule(name) ?? (isTwice ? messages.twice(noun, name) : null)
    return message ? [{ path: [...path, at], message }] : []
  })
}
