export const revisionSwitchMessages = {
  revisions: 'Revisions',
};
