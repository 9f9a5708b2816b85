/** The props of every page: the values of the parameters in its path. */
export type PageProps = { params: Record<string, string | undefined> }
