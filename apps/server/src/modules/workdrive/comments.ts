import { sql } from 'kysely';
import type { Commentable } from '../../capabilities/comments/commentable.ts';
import { notFoundError } from '../../core/http-error.ts';
import { itemOf, itemsWhere } from './items.ts';
import { driveRightsBy } from './rights.ts';

/** Comments on files of the drive, whose access depends on shares and on the record that a file is attached to. */
export const driveFileComments: Commentable = {
  reference: {
    name: 'file',
    one: 'file',
    module: 'workdrive',
    view: 'drive_file',
    key: 'file_id',
    title: ['name'],
    right: { app: 2, name: 'drive' },
  },
  titleFor: async (uuid, context) => {
    const file = await itemOf(uuid, context);
    if (file.type !== 1) throw notFoundError('This file');
    return file.name;
  },
  canOpen: async (uuid, user, { tx }) => {
    const [file] = await itemsWhere(
      { tx },
      driveRightsBy(user, user.can),
      sql`f.file_id = ${uuid}::uuid and f.deleted_at is null`,
    );
    return file !== undefined && file.permission !== null;
  },
};
