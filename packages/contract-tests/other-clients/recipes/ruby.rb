# Follows the events of a tenant with Ruby's standard library.
require 'json'
require 'net/http'

BASE = URI(ENV.fetch('TENANT_API_URL'))

def new_token
  answer = Net::HTTP.post_form(
    BASE + '/oauth/token',
    'grant_type' => 'client_credentials', 'audience' => '/api/v2/',
    'client_id' => ENV.fetch('TENANT_API_CLIENT_ID'), 'client_secret' => ENV.fetch('TENANT_API_CLIENT_SECRET')
  )
  JSON.parse(answer.body).fetch('access_token')
end

offset = ENV['TENANT_API_FROM']
token = nil
$stdout.sync = true
loop do
  pause = 1
  begin
    token ||= new_token
    http = Net::HTTP.new(BASE.host, BASE.port)
    http.use_ssl = BASE.scheme == 'https'
    # The service sends something every 15 seconds.
    http.read_timeout = 45
    # By default it sends a GET again when the connection breaks, and calls the block again: with an offset that is out of date.
    http.max_retries = 0
    query = offset ? "?from=#{URI.encode_www_form_component(offset)}" : ''
    request = Net::HTTP::Get.new("/api/v2/events#{query}", 'Authorization' => "Bearer #{token}")
    http.request(request) do |answer|
      status = answer.code.to_i
      abort "The service refuses this subscription: #{answer.body}" if [400, 403, 410].include?(status)
      token = nil if status == 401
      pause = (answer['Retry-After'] || 1).to_i
      raise IOError, "The service answered #{status}." unless status == 200
      rest = +''.b
      answer.read_body do |chunk|
        rest << chunk
        while (block = rest.slice!(/\A.*?\n\n/mn))
          fields = block.lines(chomp: true).to_h { |line| line.split(': ', 2).values_at(0, 1) }
          next unless fields['data']
          puts fields['data'] unless %w[offset-only error].include?(fields['event'])
          offset = fields['id']
        end
      end
    end
  rescue IOError, SystemCallError, Timeout::Error, Net::ProtocolError, JSON::ParserError, KeyError, SocketError => e
    warn e.message
  end
  sleep pause
end
