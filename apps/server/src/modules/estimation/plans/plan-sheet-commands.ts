import { sql, type RawBuilder } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../database/database.ts';

/** Page of a PDF as it is read, sizes in PDF points. */
interface ReadPage {
  number: number;
  width: number;
  height: number;
  rotation: number;
}

/** Content of a page that the drive sets while it processes a plan set, or that a user changes. */
interface SheetContent {
  name?: string;
  page_name?: string;
  turn?: number;
  text?: string;
  pdf_key?: string;
  preview_key?: string;
  /** 1 split, 2 text, 3 preview, 4 ready. */
  is_processed?: number;
}

/** A page made from another one of its plan set. */
interface SheetCopy extends Required<SheetContent> {
  tenant_id: string;
  page_id: string;
  file_id: string;
  number: number;
  width: number;
  height: number;
  rotation: number;
  calibrations: object[];
  /** Number of the page in the PDF. */
  copied_from: number;
}

/** Rows of one insert statement. */
const BATCH = 500;

/** Published commands on the sheets of plan sets, which the drive creates, processes and deletes with their files. */
export const planSheetCommands = {
  /** Inserts the pages of a file that it does not have yet. @returns pages that are not processed, by number. */
  async receive(
    tx: Transaction,
    { tenantId, fileId, pages }: { tenantId: string; fileId: string; pages: readonly ReadPage[] },
  ): Promise<{ id: string; number: number }[]> {
    const existingPages = await tx
      .selectFrom('plan_page')
      .select(['page_id', 'number', 'is_processed', 'deleted_at'])
      .where('file_id', '=', fileId)
      .execute();
    const existingNumbers = new Set(existingPages.map(({ number }) => number));
    const newPages = pages
      .filter(({ number }) => !existingNumbers.has(number))
      .map((page) => ({
        tenant_id: tenantId,
        page_id: uuidv7(),
        file_id: fileId,
        name: `Page ${page.number}`,
        calibrations: '[]',
        ...page,
      }));
    for (let at = 0; at < newPages.length; at += BATCH)
      await tx
        .insertInto('plan_page')
        .values(newPages.slice(at, at + BATCH))
        .execute();
    return [...existingPages.filter((page) => page.is_processed < 4 && !page.deleted_at), ...newPages]
      .map(({ page_id, number }) => ({ id: page_id, number }))
      .sort((a, b) => a.number - b.number);
  },
  /** @returns false for a page that is deleted. */
  async update(tx: Transaction, pageId: string, content: SheetContent): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('plan_page')
      .set({ ...content, updated_at: new Date().toISOString() })
      .where('page_id', '=', pageId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  /** Removes a page that cannot be read. */
  async discard(tx: Transaction, pageId: string): Promise<void> {
    await tx.deleteFrom('plan_page').where('page_id', '=', pageId).execute();
  },
  async insertCopy(tx: Transaction, { calibrations, ...copy }: SheetCopy): Promise<void> {
    await tx
      .insertInto('plan_page')
      .values({ ...copy, calibrations: JSON.stringify(calibrations) })
      .execute();
  },
  /** Locks the pages of files, so that concurrent saves of measures finish first. @param files query for file ids. */
  async lock(tx: Transaction, files: RawBuilder<unknown>): Promise<void> {
    await sql`select 1 from plan_page where file_id in (${files}) for update`.execute(tx);
  },
  /** Deletes the pages of files. @param files query for file ids. @param at instant by which they can be restored. */
  async remove(tx: Transaction, files: RawBuilder<unknown>, at: string): Promise<void> {
    await sql`update plan_page set deleted_at = ${at}::timestamptz
      where file_id in (${files}) and deleted_at is null`.execute(tx);
  },
  /** Restores the pages of files that were deleted at this instant. @param files query for file ids. */
  async restore(tx: Transaction, files: RawBuilder<unknown>, deletedAt: string | null): Promise<void> {
    await sql`update plan_page set deleted_at = null where file_id in (${files})
      and deleted_at = ${deletedAt}::timestamptz`.execute(tx);
  },
  /** Forgets the stored content of pages, after it was deleted. */
  async clearContent(tx: Transaction, pageIds: readonly string[]): Promise<void> {
    await sql`update plan_page set pdf_key = '', preview_key = ''
      where page_id = any(${[...pageIds]}::uuid[])`.execute(tx);
  },
};
