npx bru import openapi --source openapi.json --output tenant --collection-format bru --collection-name Tenant
cd tenant
# Bruno's command line requests no token by OAuth, so give it yours. It also fills in each optional parameter that has an example.
sed -i.bak -e 's/^  auth: oauth2$/  auth: bearer/' -e 's/^auth:oauth2 {$/auth:bearer {\n  token: {{access_token}}/' \
  -e 's/^  from_timestamp: /  ~from_timestamp: /' */*.bru
npx bru run 'Event_Streams/List event streams.bru' 'Event_Streams/Create an event stream.bru' 'Events/Subscribe to events.bru' \
  --env 'The service that serves this document' --env-var access_token="$TENANT_API_TOKEN"
