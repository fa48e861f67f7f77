/* global SwaggerUIBundle */
// A file of its own, because the Content-Security-Policy allows no inline script.
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#operations',
  deepLinking: true,
  docExpansion: 'none',
  tryItOutEnabled: true,
  persistAuthorization: false,
  // Without this it asks a validator on another host for a badge.
  validatorUrl: null,
  requestInterceptor: (request) => {
    request.headers['source-device'] = 'web';
    return request;
  },
});
