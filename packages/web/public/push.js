// Beside the service worker: shows what the server tells, and opens the table it tells of.
self.addEventListener('push', (event) => {
  const { title, text, url, match } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body: text, tag: match, icon: '/icon-192.png', data: { url } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.url));
});
