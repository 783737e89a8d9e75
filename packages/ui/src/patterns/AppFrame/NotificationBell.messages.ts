export const notificationBellWords = {
  label: 'Notifications',
  unread: (shown: string) => `Notifications, ${shown} unread`,
  unreadItem: 'Unread',
  markAll: 'Mark all as read',
  all: 'All notifications',
  empty: 'Nothing new',
};
