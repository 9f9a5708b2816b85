/** A page of the site. `file` is what a reader can edit, from the root of the workspace. */
export type SitePage = { path: string; file?: string; title: string; description: string; text: string }
