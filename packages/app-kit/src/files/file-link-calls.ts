import {
  fileLinksCreate,
  fileLinksReadAddress,
  fileLinksRevoke,
  useFileLinksList,
} from '@plumbline/api/hooks/share-links';
import type { LinkCalls } from '../share-links/LinksDialog.tsx';

/** API calls for the share links of a drive item. */
export const fileLinkCalls: LinkCalls = {
  useList: useFileLinksList,
  create: fileLinksCreate,
  readAddress: fileLinksReadAddress,
  revoke: fileLinksRevoke,
};
