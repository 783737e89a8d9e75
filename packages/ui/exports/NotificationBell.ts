export * from '../src/patterns/AppFrame/NotificationBell.tsx';
