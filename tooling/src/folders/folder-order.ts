import type { Import } from './import-graph.ts'

/** Folders, or single files, from top to bottom. A file may import from its own entry and from those after it. */
export type FolderOrder = { folders: readonly string[]; exceptions?: readonly Exception[] }

/** An upward import that stays allowed, with the reason. */
export type Exception = { from: string; to: string; because: string }

/**
 * Returns one sentence for each upward import, each folder missing from the order and each unnecessary
 * exception.
 */
export function folderProblems(
  imports: readonly Import[],
  { folders, exceptions = [] }: FolderOrder,
): string[] {
  const crossing = imports
    .map(({ from, to }) => ({
      from,
      to,
      fromFolder: folderOf(from, folders),
      toFolder: folderOf(to, folders),
    }))
    .filter(({ fromFolder, toFolder }) => fromFolder !== toFolder)
  const used = new Set<Exception>()
  const upward = crossing.filter(({ fromFolder, toFolder }) => {
    const allowed = exceptions.find(({ from, to }) => from === fromFolder && to === toFolder)
    if (allowed) used.add(allowed)
    return !allowed && folders.indexOf(fromFolder) > folders.indexOf(toFolder)
  })
  const unnamed = new Set(
    crossing.flatMap((each) => [each.fromFolder, each.toFolder]).filter((f) => !folders.includes(f)),
  )
  return [
    ...[...unnamed].map((folder) => `${folder}: give it a place in the order.`),
    ...upward.map(
      ({ from, to, fromFolder, toFolder }) =>
        `${from} imports ${to}: ${fromFolder} is below ${toFolder}. Move what both need down, or pass it as an argument.`,
    ),
    ...exceptions
      .filter((each) => !used.has(each))
      .map(({ from, to }) => `${from} no longer imports ${to}: remove the exception.`),
  ]
}

/**
 * Returns the longest entry a file belongs to. Without an entry: its first folder, or the file itself if it
 * is in no folder.
 */
function folderOf(file: string, folders: readonly string[]): string {
  const named = folders
    .filter((folder) => file === folder || file.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length)[0]
  return named ?? (file.split('/')[0] as string)
}
