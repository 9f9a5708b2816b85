/** The videos of the guide to the Excel connector, as addresses for a frame; null where there is none (DBSET-22). */
export type ExcelGuide = { microsoft365Video: string | null; excel365Video: string | null }
