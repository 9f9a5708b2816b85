import { catalogue } from '../common/language/catalogue.ts'
import { plural } from '../common/language/format.ts'
import * as counted from '../common/text/counted.messages.ts'

/** Sentences of the custom sources screens. */
export const customSourcesMessages = catalogue('custom-sources', {
  title: 'Custom sources',
  addTitle: 'Add a custom source',
  addSummary: 'Paste or write a manifest. It is checked while you type.',
  loading: 'Loading sources',
  loadingOne: 'Loading the source',
  savedWhen: 'saved',
  summary: 'Systems that you describe yourself, because no built-in connector reads them.',
  label: 'Custom sources',
  add: 'Add a source',
  connect: 'Connect',
  connectTo: (name: string) => `Connect ${name}`,
  formats: { tributary: 'Tributary', airbyte: 'Airbyte' } as Record<string, string>,
  ofInstallation: 'Installation',
  ofInstallationHelp: 'This source comes with the installation. Only its operator can change it.',
  none: 'There are no sources yet.',
  by: (name: string | null) => `by ${name ?? 'a removed user'}`,
  missing: 'This source no longer exists.',
  tables: counted.tables,
  connectors: counted.connectors,
  version: (number: number) => `Version ${number}`,
  versionOf: (number: number, name: string) => `Version ${number} of ${name}`,

  empty: {
    title: 'Your system is not in the list?',
    what: 'A manifest is a short text that describes where a system’s REST API is, how to sign in to it, and which tables to read. Write one, or paste one that was made for Airbyte, and Tributary reads your system like any other.',
    steps: [
      'Paste or write a manifest. Faults are shown next to their lines.',
      'Try a table with your own settings. Nothing is stored.',
      'Save the source, then connect it and refresh.',
    ],
    action: 'Add a source',
  },

  editor: {
    label: 'Manifest',
    help: 'YAML, in the format of Tributary or of Airbyte. You can also drop a file here.',
    placeholder: 'Paste or write a manifest here.',
    openFile: 'Open a file',
    insertExample: 'Insert an example',
    wrongFile: 'This file is not a manifest. Open a YAML text.',
    longFile: 'This file is larger than 256 kB, so it is not a manifest.',
    replace: {
      title: 'Replace the manifest?',
      text: (file: string) => `The text that you changed is replaced by ${file}.`,
      example: 'the example',
      action: 'Replace',
    },
    checking: 'Checking',
    notChecked: 'The manifest could not be checked.',
    retry: 'Check again',
    noFaults: 'No faults',
    faultList: 'Faults',
    faults: counted.faults,
    announceFaults: (count: number, line: number, message: string) =>
      `${counted.faults(count)}. Line ${line}: ${message}`,
    announceNoFaults: (tables: number) => `No faults. ${counted.tables(tables)}.`,
    line: (line: number) => `Line ${line}`,
    readOnly: 'You can read and try this manifest. It cannot be changed here.',
  },

  understood: {
    heading: 'What was read',
    waiting: 'The name, settings, tables and hosts appear here once the manifest can be read.',
    name: 'Name',
    format: 'Format',
    settings: 'Settings',
    tables: 'Tables',
    hosts: 'Secrets are sent to',
    none: 'None',
    secret: 'secret',
    optional: 'optional',
    authorised: 'Each connector is authorised at the provider before its first refresh.',
  },

  trying: {
    heading: 'Try a table',
    summary: 'Reads the first page. Nothing is stored.',
    waiting: 'Correct the faults first. Then you can try a table.',
    waitingForTable: 'Tables can be tried once the manifest has one.',
    table: 'Table',
    from: 'Settings',
    entered: 'Enter settings',
    ofConnector: (name: string) => `Settings of ${name}`,
    stored: 'Saved secrets are used if they are sent to the same hosts.',
    action: 'Try',
    busy: 'Trying',
    progress: 'Reading the first page. This can take a minute.',
    stop: 'Stop',
    result: (table: string) => `Result of ${table}`,
    changed: 'The manifest has changed since then.',
    request: 'Request',
    status: 'Status',
    headers: counted.headers,
    body: 'Body',
    noResponse: 'No response',
    hidden: 'Dots stand for secrets.',
  },

  saving: {
    action: 'Save',
    busy: 'Saving',
    first: 'Saves the source. You can connect it then.',
    next: (number: number, connectors: number) =>
      connectors === 0
        ? `Saves version ${number}.`
        : `Saves version ${number}. ${counted.connectors(connectors)} will use it from the next refresh.`,
    blocks: {
      empty: 'Enter a manifest to save it.',
      unchanged: 'There are no changes to save.',
      checking: 'The manifest is being checked.',
      faults: (count: number) => `Correct ${counted.faults(count)} to save.`,
    },
    saved: (name: string) => `${name} has been saved.`,
    conflict: (by: string, number: number) =>
      `${by} has saved version ${number} in the meantime. Your text is still here.`,
    anotherUser: 'Another user',
    view: (number: number) => `View version ${number}`,
    saveOver: 'Save mine as the newest',
    discard: 'Discard changes',
  },

  versions: {
    action: 'Versions',
    title: (name: string) => `Versions of ${name}`,
    label: 'Versions',
    loading: 'Loading versions',
    loadingText: 'Loading the version',
    current: 'Current',
    restored: (number: number) => `Restored from version ${number}`,
    view: 'View',
    viewOne: (number: number) => `View version ${number}`,
    back: 'All versions',
    compared: (number: number, current: number) =>
      `Compared with version ${current}, the current one. Lines marked + are only in version ${number}, lines marked − only in version ${current}.`,
    comparedWithYours: (number: number) =>
      `Compared with your text. Lines marked + are only in version ${number}, lines marked − only in your text.`,
    same: 'There are no differences.',
    added: 'Added:',
    removed: 'Removed:',
    skipped: counted.equalLines,
    restore: (number: number) => `Restore version ${number}`,
    unsaved: 'Save or discard your changes before you restore a version.',
    confirm: {
      title: (number: number) => `Restore version ${number}?`,
      text: (number: number, next: number, connectors: number) =>
        `Its text becomes version ${next}. Version ${number} and all others stay.${
          connectors === 0 ? '' : ` ${counted.connectors(connectors)} will use it from the next refresh.`
        }`,
      action: 'Restore',
    },
    done: (number: number) => `Version ${number} has been restored.`,
  },

  deleting: {
    action: 'Delete',
    title: (name: string) => `Delete ${name}?`,
    text: 'The source and all its versions are deleted. This cannot be undone.',
    inUse: (count: number) =>
      plural(count, {
        one: '# connector reads this source. Delete it first.',
        other: '# connectors read this source. Delete them first.',
      }),
    done: (name: string) => `${name} has been deleted.`,
  },
})
