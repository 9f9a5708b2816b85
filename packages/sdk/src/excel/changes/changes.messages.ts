import { catalogue } from '../../common/language/catalogue.ts'

/** The sentences about changes that can be undone, and about merging and moving. */
export const changesMessages = catalogue('structure-changes', {
  /** The button that opens the list of changes, and the title of the list. */
  recent: 'Recent changes',
  recentMeans: 'Changes of the last ten minutes can be undone.',
  none: 'Nothing was changed in the last ten minutes.',
  /** `action` is in the words of the audit log, such as "Area deleted". */
  change: (action: string, name: string) => `${action}: ${name}`,
  by: (name: string) => `by ${name}`,
  byYou: 'by you',
  undone: (name: string) => `The change of ${name} has been undone.`,
  merge: 'Merge',
  mergeNamed: (name: string) => `Merge ${name}`,
  mergeAreaMeans:
    'The area that you choose gets its links, and security groups get the same access there. Then this area is deleted.',
  mergeSubareaMeans:
    'The sub-area that you choose gets its links, and security groups get the same access there. Then this sub-area is deleted.',
  intoArea: 'Into area',
  intoSubarea: 'Into sub-area',
  merged: (from: string, into: string) => `${from} has been merged into ${into}.`,
  move: 'Move',
  moveNamed: (name: string) => `Move ${name}`,
  moveSubareaMeans: 'Security groups that see it in the first area will see it in the second one.',
  moveMilestoneMeans: 'Security groups that see it keep their access.',
  fromArea: 'From area',
  toArea: 'To area',
  toVersion: 'To version',
  moved: (name: string) => `${name} has been moved.`,
})
