/** A worker left by another version of the panel would keep serving its files (specification, section 2). */
export async function unregisterServiceWorkers(): Promise<void> {
  // Only https and localhost have service workers.
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
