FROM node:24-bookworm-slim
WORKDIR /panel
COPY . .
# What the server runs from stays root's; the folder of compiled modules halves the next start.
RUN npm run build && npm cache clean --force \
  && mkdir -p /data node_modules/.cache/compiled && chown node /data node_modules/.cache/compiled
USER node
ENV NODE_ENV=production HOST=0.0.0.0 DEMO=0 DATA_DIR=/data METRICS_PORT=9464
VOLUME /data
EXPOSE 3000
CMD ["node", "--max-semi-space-size=16", "src/server/main.ts"]
