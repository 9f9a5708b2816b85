import { formatNumber } from '../../common/language/format.ts'
import { isolated } from '../../common/language/isolated.ts'
import { joined } from '../../common/text/joined.ts'
import type { accessMessages } from '../../excel/access/access.messages.ts'
import type { changesMessages } from '../../excel/changes/changes.messages.ts'
import type { groupsMessages } from '../../excel/groups/groups.messages.ts'
import type { areaTableMessages } from '../../excel/import/import.messages.ts'
import type { linkText } from '../../excel/links/link-sentence.messages.ts'
import { linkChangeSummary } from '../../excel/links/link-sentence.ts'
import type { linksMessages } from '../../excel/links/links.messages.ts'
import type { structureSearchMessages } from '../../excel/search/search.messages.ts'
import type { areasMessages, subareasMessages } from '../../excel/structure/areas.messages.ts'
import type { excelMessages } from '../../excel/structure/excel.messages.ts'
import type { StructureNoun, structureMessages } from '../../excel/structure/structure.messages.ts'
import { userName } from '../../users/user-name.ts'
import * as counted from './counted.ts'
import { andMore, german, people } from './counted.ts'
import { nouns } from './nouns.ts'

const masculine: readonly StructureNoun[] = ['area', 'sub-area', 'milestone', 'user']
const gone = (noun: StructureNoun) =>
  `${masculine.includes(noun) ? 'Diesen' : 'Diese'} ${nouns[noun].one} gibt es nicht mehr.`

const sentences = (noun: 'area' | 'sub-area') => {
  const { one, many, counted: items } = nouns[noun]
  return {
    summary: (count: number, organisation: string) => `${items(count)} in ${organisation}.`,
    archivedHidden: (count: number) =>
      german(count, {
        one: `# archivierter ${one} ist ausgeblendet.`,
        other: `# archivierte ${many} sind ausgeblendet.`,
      }),
    archivedFound: (count: number) =>
      german(count, {
        one: `# archivierter ${one} passt ebenfalls.`,
        other: `# archivierte ${many} passen ebenfalls.`,
      }),
    deletionMeans: `Die Verknüpfungen und Freigaben werden ebenfalls gelöscht. Benutzer, die diesen ${one} sehen, sehen ihn dann nicht mehr.`,
  }
}

export const areas: typeof areasMessages = {
  ...sentences('area'),
  title: 'Bereiche',
  add: 'Bereich(e) hinzufügen',
  edit: 'Bereich bearbeiten',
  none: 'Keine Bereiche gefunden.',
  manage: 'Verknüpfte Unterbereiche verwalten',
  automatic: 'Neue Unterbereiche werden automatisch verknüpft.',
  notLinked: 'Keine verknüpften Unterbereiche.',
  linked: (count) =>
    german(count, { one: '# verknüpfter Unterbereich', other: '# verknüpfte Unterbereiche' }),
  linkType: { automatic: 'Automatisch', custom: 'Benutzerdefiniert' },
  linkTypeMeans: {
    automatic: 'Jeder Unterbereich, jetzt und später.',
    custom: 'Nur die Unterbereiche, die Sie auswählen.',
  },
  search: 'Unterbereiche suchen',
  selectAll: 'Alle auswählen',
  selectNone: 'Keine auswählen',
  subareas: 'Unterbereiche',
  selected: (count, total) => `${formatNumber(count)} von ${formatNumber(total)} ausgewählt`,
  shown: (count, total) =>
    `${formatNumber(count)} von ${formatNumber(total)} angezeigt. „Alle auswählen“ und „Keine auswählen“ ändern nur diese.`,
  linksSaved: 'Verknüpfungen gespeichert',
}

export const subareas: typeof subareasMessages = {
  ...sentences('sub-area'),
  title: 'Unterbereiche',
  add: 'Unterbereich(e) hinzufügen',
  edit: 'Unterbereich bearbeiten',
  none: 'Keine Unterbereiche gefunden.',
  link: 'Bereiche mit Unterbereichen verknüpfen',
  automatic: 'Bereiche, die mit jedem Unterbereich verknüpft sind.',
}

export const areaTable: typeof areaTableMessages = {
  paste: 'Tabelle einfügen',
  title: 'Bereiche und Unterbereiche einfügen',
  explained:
    'Zwei Spalten: Bereich und Unterbereich. Ein leerer Bereich wiederholt den darüber. Alle Zeilen werden zusammen hinzugefügt oder keine.',
  area: 'Bereich',
  subarea: 'Unterbereich',
  table: 'Bereiche und Unterbereiche',
  add: 'Hinzufügen',
  notes: {
    newArea: 'Neu, nur mit diesen Unterbereichen verknüpft.',
    existingArea: 'Gibt es bereits. Er erhält die neuen Verknüpfungen.',
    automaticArea: 'Gibt es bereits, mit allen Unterbereichen verknüpft.',
    newSubarea: 'Neu.',
    existingSubarea: 'Gibt es bereits. Er wird nur verknüpft.',
    linkedSubarea: 'Bereits verknüpft. Nichts hinzuzufügen.',
    sameAs: (row) => `Dasselbe wie Zeile ${formatNumber(row)}.`,
    tooMany: (most) => `Höchstens ${counted.rows(most)} auf einmal.`,
  },
  effect: (areas, subareas, links) =>
    `Fügt hinzu: ${counted.areas(areas)}, ${counted.subareas(subareas)} und ${counted.links(links)}`,
  errors: (count) => german(count, { one: '# Zeile hat einen Fehler.', other: '# Zeilen haben Fehler.' }),
  done: (areas, subareas, links) =>
    `Hinzugefügt: ${counted.areas(areas)}, ${counted.subareas(subareas)} und ${counted.links(links)}.`,
}

export const structureSearch: typeof structureSearchMessages = {
  title: 'Excel-Struktur durchsuchen',
  summary:
    'Bereiche, Unterbereiche, Versionen, Meilensteine, Entitäten, Hilfstabellen und Sicherheitsgruppen.',
  prompt: 'Geben Sie einen Namen in das Suchfeld ein.',
  nothing: (search) => `Nichts in der Excel-Struktur passt zu „${search}“.`,
  found: (count) => `Gefunden: ${formatNumber(count)}`,
  more: (count) => `${formatNumber(count)} weitere. Geben Sie mehr vom Namen ein.`,
  kinds: {
    area: 'Bereiche',
    'sub-area': 'Unterbereiche',
    version: 'Versionen',
    milestone: 'Meilensteine',
    entity: 'Entitäten',
    'helper table': 'Hilfstabellen',
    'security group': 'Sicherheitsgruppen',
  },
  kind: {
    area: 'Bereich',
    'sub-area': 'Unterbereich',
    version: 'Version',
    milestone: 'Meilenstein',
    entity: 'Entität',
    'helper table': 'Hilfstabelle',
    'security group': 'Sicherheitsgruppe',
  },
  within: (names, more) => `in ${joined(names)}${more > 0 ? ` ${andMore(more)}` : ''}`,
  milestoneOf: (version) => `Meilenstein in ${version}`,
  notLinked: 'mit keinem Bereich verknüpft',
}

export const structure: typeof structureMessages = {
  added: (name) => `${name} wurde hinzugefügt.`,
  severalAdded: (items) => `${items} wurden hinzugefügt.`,
  saved: (name) => `${name} wurde gespeichert.`,
  deleted: (name) => `${name} wurde gelöscht.`,
  gone,
  linkedToIt: (items) => `${items} damit verknüpft`,
  grantIt: (groups) =>
    german(groups, { one: '# Sicherheitsgruppe gibt es frei', other: '# Sicherheitsgruppen geben es frei' }),
  seeIt: (count) => german(count, { one: '# Person sieht es', other: '# Personen sehen es' }),
  calledNow: (name) => `Der Name ist jetzt ${name}.`,
  statusNow: (status) => `Der Status ist jetzt ${status}.`,
  noStatus: 'Diesen Status gibt es nicht mehr.',
  entitiesSummary: 'Die Entitäten, mit denen sich Benutzer verknüpfen lassen.',
  noMilestones: 'Noch keine Meilensteine.',
  impactsUnknown: 'Es ist noch nicht bekannt, was davon abhängt.',
  impactsFailed: 'Was davon abhängt, konnte nicht geladen werden.',
  dependants: 'Ebenfalls betroffen:',
  nothingDepends: 'Nichts hängt davon ab.',
}

export const excel: typeof excelMessages = {
  severalErrors: 'Die folgenden Fehler sind aufgetreten:',
  groupFailed: 'Beim Hinzufügen der Gruppe ist ein Fehler aufgetreten',
  synchroniseNote: {
    before:
      'Nach Änderungen an der Konnektorstruktur synchronisieren Sie bitte Ihre Einstellungen auf der Seite ',
    link: 'Tabellensynchronisierung',
    after: '. Richten Sie zum ersten Mal ein? Beginnen Sie dort.',
  },
  delete: (name) => `${name} löschen?`,
  unlinkArea: (name) => `${name} von allen Unterbereichen lösen?`,
  deleteEntityLinks: (user) => `Verknüpfungen von ${isolated(userName(user))} löschen?`,
  linkCreated: 'Verknüpfung erstellt',
  assignmentSaved: 'Zuweisung gespeichert',
  allSubareas: 'Alle Unterbereiche',
  allAreas: 'Alle Bereiche',
  linkedTo: 'VERKNÜPFT MIT',
  assignedTo: 'ZUGEWIESEN ZU',
  everySubarea: 'Alle aktuellen und künftigen Unterbereiche',
  notLinked: 'Nicht verknüpft',
  notAssigned: 'Nicht zugewiesen',
  applyFor: {
    allCurrent: 'Alle aktuellen auswählen',
    allCurrentAndFuture: 'Alle aktuellen und künftigen auswählen',
    onlySelected: 'Nur ausgewählte',
  },
  none: {
    entities: 'Keine Entitäten gefunden.',
    areas: 'Keine Bereiche gefunden.',
    subareas: 'Keine Unterbereiche gefunden.',
    versions: 'Keine Versionen gefunden.',
    helperTables: 'Keine Hilfstabellen gefunden.',
    users: 'Keine Benutzer gefunden.',
    groups: 'Keine Sicherheitsgruppen gefunden.',
  },
  onePerLine: 'Namen (einer pro Zeile)',
  lines: {
    count: counted.lines,
    noted: (count) => `${formatNumber(count)} mit Hinweis`,
    progress: (done, total) => `${formatNumber(done)} von ${formatNumber(total)}`,
    tip: 'Ein Name pro Zeile. Sie können eine aus Excel kopierte Spalte einfügen.',
    blank: 'Leere Zeile, übersprungen.',
    tooMany: (most) => `Höchstens ${counted.lines(most)} auf einmal.`,
    sameAs: (line) => `Wie Zeile ${line}.`,
    existing: 'Diesen Namen gibt es bereits.',
  },
  groupWizard: { create: 'Sicherheitsgruppe erstellen', save: 'Sicherheitsgruppe speichern' },
}

const obstacles = {
  group: 'die Sicherheitsgruppe',
  area: 'der Bereich',
  subarea: 'der Unterbereich',
  version: 'die Version',
  milestone: 'der Meilenstein',
  'helper-table': 'die Hilfstabelle',
} as const

export const access: typeof accessMessages = {
  byPerson: 'Wer sieht was',
  byItem: 'Wer sieht was, nach Element',
  byMatrix: 'Wer sieht was, als Matrix',
  summary: 'Was Personen jetzt in Excel sehen, und warum.',
  print: 'Drucken',
  report: {
    person: (name) => `Was ${name} in Excel sieht`,
    item: (name) => `Wer ${name} in Excel sieht`,
    details: (organisation, at, by) => `${organisation}, ${at}, von ${by}`,
    access: 'Zugriff',
  },
  matrix: {
    marks: { all: 'Sieht es', part: 'Sieht einen Teil davon', none: 'Sieht es nicht' },
    csv: { all: 'Ja', part: 'Teilweise', none: 'Nein' },
    connectors: 'Konnektoren',
    cell: (person, item, mark) => `${person}, ${item}: ${mark}`,
    report: (items) => `Wer sieht was: ${items}`,
  },
  csvHeads: ['Name', 'E-Mail-Adresse', 'Art', 'Was', 'Teil', 'Zugriff', 'Grund'],
  choosePerson: 'Wählen Sie eine Person, um zu sehen, was sie in Excel sieht, und warum.',
  chooseItem: 'Wählen Sie etwas, um zu sehen, wer es in Excel sieht, und warum.',
  missingUser: 'Diese Person gehört nicht mehr zur Organisation.',
  missingItem: 'Das gibt es nicht mehr.',
  noOne: 'Niemand sieht das jetzt in Excel.',
  isArchived: 'Es ist archiviert.',
  kinds: {
    area: nouns.area,
    subarea: nouns['sub-area'],
    version: nouns.version,
    milestone: nouns.milestone,
    'helper-table': nouns['helper table'],
    entity: nouns.entity,
  },
  readOnly: 'Nur lesen',
  readAndWrite: 'Lesen und schreiben',
  reasons: {
    linked: 'direkt verknüpft',
    everyEntity: 'mit allen aktuellen und künftigen Entitäten verknüpft',
    via: (group) => `über ${group}`,
    through: (group, grant) => `über ${group}: ${grant}`,
    wholeArea: (name) => `alle aktuellen und künftigen Unterbereiche von ${name}`,
    wholeSubarea: (name) => `alle aktuellen und künftigen Bereiche von ${name}`,
    wholeVersion: (name) => `alle aktuellen und künftigen Meilensteine von ${name}`,
    pair: (whole, part) => `${whole} – ${part}`,
  },
  nothing: {
    locked: 'Gesperrte Benutzer sehen in Excel nichts.',
    archived: 'Archivierte Benutzer sehen in Excel nichts.',
    unassigned: 'In keiner Sicherheitsgruppe und mit keiner Entität oder Hilfstabelle verknüpft.',
    ungranted: 'Die Sicherheitsgruppen geben nichts frei, das es noch gibt.',
    withheld: (all) => `Alles, was freigegeben wurde, ist archiviert: ${all}.`,
  },
  obstacle: ({ kind, name }) => `${obstacles[kind]} ${isolated(name)}`,
  totals: (all) =>
    joined([
      ...(all.areas > 0 ? [`${counted.areas(all.areas)} mit ${counted.subareasDative(all.subareas)}`] : []),
      ...(all.versions > 0
        ? [`${counted.versions(all.versions)} mit ${counted.milestonesDative(all.milestones)}`]
        : []),
      ...(all.entities > 0 ? [counted.entities(all.entities)] : []),
      ...(all.helperTables > 0 ? [counted.helperTables(all.helperTables)] : []),
    ]),
  seenBy: (count) =>
    german(count, { one: '# Person sieht das in Excel.', other: '# Personen sehen das in Excel.' }),
  change: {
    none: 'Niemand wird mehr oder weniger sehen als jetzt.',
    noMembers: 'In dieser Gruppe ist noch niemand, also wird niemand mehr oder weniger sehen als jetzt.',
    heading: 'Wer Zugriff erhält und wer ihn verliert',
    loading: 'Es wird geprüft, wer Zugriff erhält oder verliert…',
    failed: 'Es konnte nicht geprüft werden, wer Zugriff erhält oder verliert.',
    gain: (count) => german(count, { one: '# Person erhält Zugriff', other: '# Personen erhalten Zugriff' }),
    lose: (count) =>
      german(count, { one: '# Person verliert Zugriff', other: '# Personen verlieren Zugriff' }),
    more: andMore,
  },
}

export const linkSentence: typeof linkText = {
  nothing: 'Nichts ändert sich.',
  later: (many, linked) =>
    `Später hinzugefügte ${many} werden ${linked ? 'ebenfalls' : 'nicht mehr'} verknüpft.`,
  addsAndRemoves: (items, removed) => `${items} hinzufügen und ${formatNumber(removed)} entfernen.`,
  adds: (items) => `${items} hinzufügen.`,
  removes: (items) => `${items} entfernen.`,
  affected: (count) =>
    count === 0
      ? 'Niemand ist betroffen.'
      : german(count, { one: '# Person ist betroffen.', other: '# Personen sind betroffen.' }),
  added: (items) => `${items} hinzugefügt`,
  removed: (items) => `${items} entfernt`,
  laterDone: (many, linked) =>
    `später hinzugefügte ${many} ${linked ? 'ebenfalls verknüpft' : 'nicht mehr verknüpft'}`,
  every: (count, noun) =>
    german(count, { one: noun.countedTo(count), other: () => `allen ${noun.countedTo(count)}` }),
  link: (verb, name, to, later) => {
    const all = later ? `${to} und allen später hinzugefügten` : to
    return verb === 'Link' ? `${name} mit ${all} verknüpfen.` : `${name} wird ${all} zugewiesen.`
  },
}

export const links: typeof linksMessages = {
  changedMeanwhile: (name, change) =>
    `Ein anderer Benutzer hat die Verknüpfungen von ${name} geändert: ${linkChangeSummary(change)}. Das Formular enthält dies jetzt. Prüfen Sie es, und speichern Sie dann erneut.`,
  all: (nouns) => `Alle ${nouns}`,
  notLinked: (name, reason) => `${name} konnte nicht verknüpft werden: ${reason}`,
  notUnlinked: (name, reason) => `${name} konnte nicht gelöst werden: ${reason}`,
  linkTypeNotChanged: (reason) => `Die Art der Verknüpfung konnte nicht geändert werden: ${reason}`,
  partly: (done, total) => `${formatNumber(done)} von ${formatNumber(total)} gespeichert. Nicht gespeichert:`,
  moreFailed: (count) => german(count, { one: 'Und # weiterer Fehler.', other: 'Und # weitere Fehler.' }),
  targetGone: 'Das gibt es nicht mehr.',
  notTried: (count) => `${formatNumber(count)} noch nicht versucht.`,
  retry: (count) => `Fehlgeschlagene wiederholen (${formatNumber(count)})`,
  saving: (done, total) => `${formatNumber(done)} von ${formatNumber(total)} gespeichert`,
  undo: 'Rückgängig',
  undoing: (name) => `Rückgängig für ${name}`,
  restored: (name) => `Die Verknüpfungen von ${name} wurden wiederhergestellt.`,
  partlyRestored: (name, back, total, reason) =>
    `${formatNumber(back)} von ${counted.links(total)} von ${name} wiederhergestellt. ${reason}`,
  everyEntity: 'Alle aktuellen und künftigen Entitäten',
  deleteLinks: (name) => `Verknüpfungen von ${name} löschen?`,
  counted: ({ ids, later }) =>
    later ? 'Alle verknüpft' : ids.length === 0 ? 'keine' : `${formatNumber(ids.length)} verknüpft`,
}

const NAMES_SHOWN = 5

const listed = (names: readonly string[]) =>
  names.length > NAMES_SHOWN
    ? `${joined(names.slice(0, NAMES_SHOWN).map(isolated))} ${andMore(names.length - NAMES_SHOWN)}`
    : joined(names.map(isolated))

export const groups: typeof groupsMessages = {
  title: 'Sicherheitsgruppen',
  create: 'Sicherheitsgruppe erstellen',
  save: 'Sicherheitsgruppe speichern',
  edit: 'Sicherheitsgruppe bearbeiten',
  newGroup: 'Neue Sicherheitsgruppe',
  nameLabel: 'Name der Sicherheitsgruppe',
  backToGroups: 'Zurück zu den Gruppen',
  setStatus: 'Status festlegen',
  statusOf: (name, status) => `${status}, Status von ${name} festlegen`,
  wasSaved: (name) => `${name} wurde gespeichert.`,
  wasCreated: (name) => `${name} wurde erstellt.`,
  members: people,
  gone: 'Diese Sicherheitsgruppe gibt es nicht mehr.',
  steps: { areas: 'Bereiche', subareas: 'Unterbereiche', versions: 'Versionen und Meilensteine' },
  scopes: {
    allCurrent: 'Alle aktuellen',
    allCurrentAndFuture: 'Alle aktuellen und künftigen',
    onlySelected: 'Nur ausgewählte',
  },
  footer: (step, steps, isNew) =>
    step < steps
      ? `Schritt ${step} von ${steps}. Beim Zurückgehen bleibt Ihre Auswahl erhalten.`
      : `Schritt ${step} von ${steps}. Wird gespeichert, wenn Sie die Gruppe ${isNew ? 'erstellen' : 'speichern'}.`,
  progress: (done, total) => `${formatNumber(done)} von ${formatNumber(total)} gespeichert`,
  retry: (failed) => `Fehlgeschlagene wiederholen (${formatNumber(failed)})`,
  failed: (failed, total) =>
    `${formatNumber(failed)} von ${formatNumber(total)} wurden nicht gespeichert. Der Rest ist gespeichert. Mit „Wiederholen“ senden Sie nur die fehlgeschlagenen.`,
  nameOnly: 'Nur der Name ändert sich.',
  canSee: 'Diese Gruppe kann sehen',
  canSeeNothing: 'Noch nichts. Wählen Sie Bereiche, Unterbereiche oder Versionen.',
  groupItself: (name) => `Die Gruppe ${name}`,
  notLinked: 'nicht verknüpft',
  later: 'Alle + künftige',
  allCurrent: 'Alle aktuellen',
  every: {
    areas: 'Alle Unterbereiche, aktuelle und künftige',
    subareas: 'Alle Bereiche, aktuelle und künftige',
    versions: 'Alle Meilensteine, aktuelle und künftige',
  },
  onlyMilestone: 'Der eine aktuelle Meilenstein',
  some: {
    areas: (count, total) => `${formatNumber(count)} von ${counted.subareasDative(total)}`,
    subareas: (count, total) => `${formatNumber(count)} von ${counted.areasDative(total)}`,
    versions: (count, total) => `${formatNumber(count)} von ${counted.milestonesDative(total)}`,
  },
  count: { areas: counted.subareas, subareas: counted.areas, versions: counted.milestones },
  allCurrentMilestones: (count) =>
    german(count, { one: 'Der eine aktuelle Meilenstein', other: 'Alle # aktuellen Meilensteine' }),
  via: (names) => `über ${listed(names)}`,
  whole: { area: 'alle Unterbereiche', subarea: 'alle Bereiche', version: 'alle Meilensteine' },
  unknown: 'etwas Gelöschtes',
  changedMeanwhile: ({ renamed, added, removed }, action) => {
    const changes = [
      ...(renamed === null ? [] : [`der Name ist jetzt ${isolated(renamed)}`]),
      ...(added.length === 0 ? [] : [`hinzugefügt: ${listed(added)}`]),
      ...(removed.length === 0 ? [] : [`entfernt: ${listed(removed)}`]),
    ]
    return `Ein anderer Benutzer hat diese Gruppe inzwischen geändert: ${changes.join('; ')}. Es wurde noch nichts gesendet. Ihre Änderungen und die anderen sind hier zusammengeführt. Prüfen Sie sie, und wählen Sie dann erneut „${action}“.`
  },
  deletedMeanwhile:
    'Ein anderer Benutzer hat diese Gruppe inzwischen gelöscht. Es wurde nichts gesendet. Wählen Sie „Sicherheitsgruppe erstellen“, um sie mit dieser Auswahl wieder zu erstellen.',
}

export const structureChanges: typeof changesMessages = {
  recent: 'Letzte Änderungen',
  recentMeans: 'Änderungen der letzten zehn Minuten können rückgängig gemacht werden.',
  none: 'In den letzten zehn Minuten wurde nichts geändert.',
  change: (action, name) => `${action}: ${name}`,
  by: (name) => `von ${name}`,
  byYou: 'von Ihnen',
  undone: (name) => `Die Änderung von ${name} wurde rückgängig gemacht.`,
  merge: 'Zusammenführen',
  mergeNamed: (name) => `${name} zusammenführen`,
  mergeAreaMeans:
    'Der gewählte Bereich erhält die Verknüpfungen, und Sicherheitsgruppen erhalten dort denselben Zugriff. Danach wird dieser Bereich gelöscht.',
  mergeSubareaMeans:
    'Der gewählte Unterbereich erhält die Verknüpfungen, und Sicherheitsgruppen erhalten dort denselben Zugriff. Danach wird dieser Unterbereich gelöscht.',
  intoArea: 'In Bereich',
  intoSubarea: 'In Unterbereich',
  merged: (from, into) => `${from} wurde mit ${into} zusammengeführt.`,
  move: 'Verschieben',
  moveNamed: (name) => `${name} verschieben`,
  moveSubareaMeans: 'Sicherheitsgruppen, die ihn im ersten Bereich sehen, sehen ihn danach im zweiten.',
  moveMilestoneMeans: 'Sicherheitsgruppen, die ihn sehen, behalten ihren Zugriff.',
  fromArea: 'Aus Bereich',
  toArea: 'In Bereich',
  toVersion: 'In Version',
  moved: (name) => `${name} wurde verschoben.`,
}
