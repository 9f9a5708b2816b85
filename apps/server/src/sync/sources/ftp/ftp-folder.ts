import type { Client } from 'basic-ftp'

export const inFolder = (folder: string, name: string) => (folder === '/' ? `/${name}` : `${folder}/${name}`)

/** Runs work inside a folder and returns to the old one. Some servers read `LIST -a folder` as two names. */
export async function inPlace<T>(client: Client, path: string, work: () => Promise<T>): Promise<T> {
  const home = await client.pwd()
  await client.cd(path)
  const result = await work()
  await client.cd(home)
  return result
}
