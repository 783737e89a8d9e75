export const notificationBellMessages = {
  label: 'Notifications',
  unread: (shown: string) => `Notifications, ${shown} unread`,
  unreadItem: 'Unread',
  markAll: 'Mark all as read',
  all: 'View all notifications',
  empty: 'No new notifications',
};
