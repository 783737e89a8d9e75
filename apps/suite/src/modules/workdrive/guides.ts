import { filesMessages } from '@plumbline/app-kit/files/messages';
import { labelText as label, type HelpGuide } from '@plumbline/app-kit/module/help-guide';
import { shareLinksMessages } from '@plumbline/app-kit/share-links/messages';

/** Guides to the work drive. */
export const guides: readonly HelpGuide[] = [
  {
    id: 'store-files',
    title: 'Store files and keep their versions',
    summary: 'Folders of the company, with earlier versions, a trash and search in contents.',
    roles: ['manager', 'superintendent', 'estimator', 'bookkeeper', 'storekeeper'],
    keywords: ['upload', 'folder', 'photo', 'document', 'restore'],
    route: 'Drive-folder',
    steps: [
      {
        text: `Open a folder and drop files on it, or select ${label(filesMessages.upload)}. An interrupted upload continues by itself.`,
        route: 'Drive-folder',
      },
      {
        text: `A file with an existing name becomes a new version, or is kept beside it: choose ${label(filesMessages.replaceWithNewVersion)} or ${label(filesMessages.keepBoth)}.`,
      },
      { text: `Earlier ones are under ${label(filesMessages.versions)} in the menu of the file.` },
      { text: 'Deleted files stay in the trash for 30 days.' },
    ],
  },
  {
    id: 'send-link',
    title: 'Send a file to someone outside',
    summary: 'A link opens one file without an account, for as long as you allow.',
    roles: ['manager', 'estimator', 'sales', 'bookkeeper'],
    keywords: ['share', 'public', 'password', 'external'],
    route: 'Drive-folder',
    steps: [
      {
        text: `In the menu of the file, choose ${label(filesMessages.shareLinksMenu)}.`,
        route: 'Drive-folder',
      },
      {
        text: `Set ${label(shareLinksMessages.expiresOn)} and, if you like, a ${label(shareLinksMessages.password)}. Select ${label(shareLinksMessages.createLink)}.`,
      },
      {
        text: `Copy the link and send it. The list of links shows how often each was opened; ${label(shareLinksMessages.revoke)} closes it at once.`,
      },
    ],
  },
];
